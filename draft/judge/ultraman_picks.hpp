// Judging a pack of the Ultraman Card Game for a pool; bot.hpp calls it where the cube is of that game.
#pragma once

#include <vector>

#include "draft/judge/bot.hpp"

namespace cubenight::draft {

// All cards of the pack, best first; equal scores in the pack's order. REQUIRES: cards.ucg is there.
std::vector<Suggestion> rank_ultraman_pack(const DraftCards& cards, const DraftPlace& place);

}  // namespace cubenight::draft
