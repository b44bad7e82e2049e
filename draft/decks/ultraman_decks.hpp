// Decks of the Ultraman Card Game: what is wrong with one, and building one from a pool. legality.hpp and auto_build.hpp call
// these where the cube is of that game.
#pragma once

#include <span>
#include <vector>

#include "draft/decks/auto_build.hpp"
#include "draft/decks/legality.hpp"

namespace cubenight::draft {

// REQUIRES for both: cards.ucg is there.
std::vector<BrokenRule> check_ultraman_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                            const DeckRules& rules);
// Starts from all that the pool may bring and leaves out, one by one, the card without which the rest loses least
// (DeckWorth): lines of characters stay together, cards of which the lower level is not there go first, and scenes stay. What is
// locked is not left out. REQUIRES: it is of the pool, each card once.
AutoBuild build_ultraman_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& before,
                              const DeckRules& rules, std::span<const CubeCopyId> locked = {});

}  // namespace cubenight::draft
