// The cubes, and what is in the chosen one.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

HomeWishes draw_cubes_page(Frame& f, Rect r, TableChoice& choice);

}  // namespace cubenight::gui
