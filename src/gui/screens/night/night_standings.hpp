// Who leads and why, and under which rules the night is played.
#pragma once

#include <optional>
#include <string>

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

// Pointed at, each row says why it stands there. Returns the seat whose row was pressed.
std::optional<SeatId> draw_standings(Frame& f, const NightValues& v, Rect r);
// Its row among the screen's items.
std::string standing_item(SeatId seat);
void draw_about(Frame& f, const NightValues& v, Rect r);

}  // namespace cubenight::gui
