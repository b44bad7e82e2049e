// The basic energy under the pool, a stepper for each type.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

float energy_box_height(const Frame& f);
DeckWishes draw_energy_box(Frame& f, const DeckValues& v, Rect r);

}  // namespace cubenight::gui
