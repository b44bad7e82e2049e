// The card that is looked at, with what adding it would bring and the buttons for it; and a card as large as it goes.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

// With its face, or its name in a line.
enum class Looking : std::uint8_t { face, line };

// True when the other form is wished for.
bool draw_looking(Frame& f, const DeckValues& v, Rect r, Looking form, const DeckHand& hand, DeckWishes& wishes);
void draw_close_up(Frame& f, const DeckValues& v, DeckHand& hand);

}  // namespace cubenight::gui
