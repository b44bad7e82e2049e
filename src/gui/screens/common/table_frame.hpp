// Where the parts of a match table of any game lie in the window, and how what is asked comes into sight where the page is larger
// than the window.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

struct TableParts {
    bool panels = false;  // the log and what lies beside it
    bool folded_script = false;
    bool looks_back = false;
};

struct TableFrame {
    Rect board, goal, prompt, hand, side;  // goal: of a scenario that is folded away
};

// The bar that asks lies between board and hand, or at the foot of what is in sight.
TableFrame table_frame(const Frame& f, const TableParts& parts);

// The window goes to the hand, where its cards answer, else to these places; where there are none it stays.
void look_at_asked(Frame& f, const TableFrame& frame, bool in_hand, std::span<const Rect> places);

}  // namespace cubenight::gui
