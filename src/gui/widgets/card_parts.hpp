// What the faces of cards of every game are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

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

// The lines of a name, between its words. One long word is parted behind its own hyphen, or gets one where it is broken.
std::vector<std::string> name_lines(Canvas& c, std::string_view name, const TextStyle& style, float room);

// Vertically in the middle of the box and at its left: smaller where there is no room, then in two lines. Returns how wide it is.
float lines_in(Canvas& c, Rect box, std::string_view text, TextStyle style, float least);

// How a name is set in its band: smaller where it has no room, and then in two lines.
struct SetName {
    TextStyle style;
    bool two_lines = false;
    float lower = 0;  // than the band they end
};
SetName set_name(Canvas& c, Rect band, std::string_view name, TextStyle style, float least);
// `baseline`: of the name where it is one line.
void write_name(Canvas& c, Rect band, float baseline, std::string_view name, const SetName& set);

}  // namespace cubenight::gui
