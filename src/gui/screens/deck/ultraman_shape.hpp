// The shape of a deck of the Ultraman Card Game: its cards by level, its characters by TYPE, which of them can be set and
// how many go onto others.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"

namespace cubenight::gui {

void draw_ultraman_shape(Frame& f, const DeckValues& v, Rect r);

}  // namespace cubenight::gui
