// The large face of what is pointed at for a moment, or at once with Alt, on the side where the pointer is not.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/in_sight.hpp"

namespace cubenight::gui {

// Whether one rests where one was, or begins to at something else.
enum class Rest : std::uint8_t { goes_on, begins };

// How far it is there: 0 while nothing is, 1 wholly.
float close_up_share(Frame& f, bool pointed, Rest rest = Rest::goes_on);
// How wide a card is so that its whole text is read, in a small window too.
float readable_width(const Canvas& c);
// Where something of that size lies then: at the board's left, else so that it ends at `right`; and not over what is to be
// seen.
Rect close_up_box(Frame& f, Rect board, Vec size, float right, const InSight& sight);

}  // namespace cubenight::gui
