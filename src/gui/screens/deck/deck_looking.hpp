// The card that is looked at: its face, what adding it would bring, and the buttons for it.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

void draw_looking(Frame& f, const DeckValues& v, Rect r, const DeckHand& hand, DeckWishes& wishes);
// As large as the window allows, over everything. REQUIRES: hand.close_up has a value.
void draw_close_up(Frame& f, const DeckValues& v, DeckHand& hand);

}  // namespace cubenight::gui
