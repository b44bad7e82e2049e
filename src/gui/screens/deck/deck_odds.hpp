// What an opening hand of the deck holds, in chances, and the way to a hand that is dealt from it.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

DeckWishes draw_deck_odds(Frame& f, const DeckValues& v, Rect r);

// "17 %": how sure a hand has the card that is looked at; where the deck lacks it, with it added.
std::string opens_with(const Strings& say, const DeckValues& v, draft::CubeCopyId card);

}  // namespace cubenight::gui
