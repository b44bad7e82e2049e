// What the faces of cards of every game are made of.
#pragma once

#include <string_view>

#include "src/gui/kit/canvas.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

// Letters on a card: they may be smaller than those of the screen.
constexpr TextStyle printed(float size, Colour colour, Weight weight = Weight::regular, Align align = Align::left) {
    return {size, weight, colour, align, size::card_text_floor};
}

// The frame of a card, and its paper.
void card_body(Canvas& c, Rect box, Colour colour, Colour inside);
// A text of the card is resolved by hand: in the lower right corner of its picture, where nothing else is read. `u`: a hundredth of
// the card's width.
void by_hand_corner(Canvas& c, const Strings& say, Rect picture, float u);
// The style shrunk by steps until the text has room, but not under `least` units nor under the floor of cards.
TextStyle shrunk(Canvas& c, std::string_view text, TextStyle style, float room, float least);

}  // namespace cubenight::gui
