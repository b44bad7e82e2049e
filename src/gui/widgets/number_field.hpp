// A whole number that is set however one likes: typed, with the wheel over it, with the arrow keys in it, or with its two buttons, which
// go on while they are held.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

struct NumberField {
    std::string id;  // of its items: the field itself with ".value", the buttons with ".less" and ".more"
    Rect box;
    std::string_view label = {};  // above it; without one the number has the whole box
    int least = 0;
    int most = 0;
    std::string_view none = {};       // what stands there for the least number
    std::span<const int> stops = {};  // numbers that buttons, wheel and arrows stop at; empty: every one
    // In a list that scrolls the wheel is the list's.
    enum class Wheel : std::uint8_t { turns_it, is_the_lists } wheel = Wheel::turns_it;
    bool told_apart = false;       // the number is another than usually
    std::string_view at_end = {};  // why a button goes no further; empty: it just does not
};

// True where it was changed.
bool number_field(Frame& f, const NumberField& n, int& value);

}  // namespace cubenight::gui
