// What stands in words beside an Active Pokémon: name, HP, Special Conditions, energy, Weakness.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

void draw_plate(Frame& f, const MatchValues& v, const BoardLayout& lay, int side);

}  // namespace cubenight::gui
