// How a card of the Ultraman Card Game is read: cards in the sizes of the table, its TYPEs and kinds of cards.
#pragma once

#include "draft/pool/copies.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// REQUIRES: the cards are of that game. `lower`: where the panels of smaller cards begin.
void draw_ultraman_anatomy(Frame& f, Rect area, float lower, const draft::DraftCards& cards);

}  // namespace cubenight::gui
