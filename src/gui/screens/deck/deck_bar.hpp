// The bar over the deck screen: whose deck, how far the night is, and what can be done with the whole deck.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

DeckWishes draw_deck_bar(Frame& f, const DeckValues& v, const DeckHand& hand);

}  // namespace cubenight::gui
