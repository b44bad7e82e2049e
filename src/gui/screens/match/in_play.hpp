// Pokémon in play as they lie on the board: the Bench and the Active Pokémon of a side, how a condition turns them, and
// what pressing one of them means.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

// `lit`: cards that the pointed line of the log is about.
MatchWishes draw_in_play(Frame& f, const MatchValues& v, const BoardLayout& lay, int side, std::span<const CopyId> lit);

}  // namespace cubenight::gui
