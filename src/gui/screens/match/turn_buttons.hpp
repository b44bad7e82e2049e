// What a turn offers beside the own Active Pokémon: its attacks, retreat, Abilities, the end of the turn.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

MatchWishes draw_turn_buttons(Frame& f, const MatchValues& v, const BoardLayout& lay);

}  // namespace cubenight::gui
