// The deck in rows.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

// `pool`: where the pool lies; a card that is dropped there is taken out.
DeckWishes draw_deck_list(Frame& f, const DeckValues& v, Rect r, Rect pool, DeckHand& hand);

}  // namespace cubenight::gui
