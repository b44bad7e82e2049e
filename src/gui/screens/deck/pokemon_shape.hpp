// The shape of the deck in numbers.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"

namespace cubenight::gui {

void draw_pokemon_shape(Frame& f, const DeckValues& v, Rect r);

}  // namespace cubenight::gui
