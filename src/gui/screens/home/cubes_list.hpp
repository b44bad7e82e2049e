// The cubes that there are, to choose one of.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

void draw_cubes(Frame& f, Rect r, TableChoice& choice);

}  // namespace cubenight::gui
