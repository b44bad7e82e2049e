// What a bot at a seat does next, from its view alone: a pick, its deck, that it is ready. Also for a person who
// asks the program to act in their place.
#pragma once

#include <optional>

#include "draft/judge/card_value.hpp"
#include "draft/night/entry.hpp"
#include "draft/night/night_view.hpp"

namespace cubenight::draft {

// The seat's next action; nothing where it has none now, or where its pool allows no legal deck. `taste` makes
// bots differ: give each seat its own number, 0 for none.
std::optional<EntryAction> bot_action(const NightView& view, const DraftCards& cards, const CardValues& values,
                                      std::uint64_t taste = 0);

}  // namespace cubenight::draft
