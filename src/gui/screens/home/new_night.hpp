// The panel for a new night: which cube, how many players, what that makes of packs and decks.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

HomeWishes draw_new_night(Frame& f, Rect r, TableChoice& choice);

}  // namespace cubenight::gui
