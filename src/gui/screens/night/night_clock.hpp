// The time that is left in the round, which tables still play and what the host can do now; after the last round, who won.
#pragma once

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

void draw_night_clock(Frame& f, const NightValues& v, Rect r);

}  // namespace cubenight::gui
