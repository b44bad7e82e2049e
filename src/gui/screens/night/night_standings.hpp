// Who leads and why, and under which rules the night is played.
#pragma once

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

void draw_standings(Frame& f, const NightValues& v, Rect r);
void draw_about(Frame& f, const NightValues& v, Rect r);

}  // namespace cubenight::gui
