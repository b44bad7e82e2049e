// The bar over the night's board: its rounds, the clock's pause, the menu.
#pragma once

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

struct NightBarWishes {
    int shown = 0;  // the round to look at, 0-based
    bool menu = false;
};
NightBarWishes draw_night_bar(Frame& f, const NightValues& v);

}  // namespace cubenight::gui
