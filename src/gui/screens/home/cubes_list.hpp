// The cubes that there are, to choose one of.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

void draw_cubes(Frame& f, Rect r, TableChoice& choice);
// How many of the cube's cards are of each type, Trainers and energy.
void draw_type_bar(Canvas& c, Rect r, const CubeSummary& cube);

}  // namespace cubenight::gui
