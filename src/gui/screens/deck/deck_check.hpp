// What is wrong with the deck and what would mend it, what it keeps, and advice.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"

namespace cubenight::gui {

class DeckChecks {
public:
    DeckWishes draw(Frame& f, const DeckValues& v, Rect r);

private:
    float height_ = 0;  // of the last frame, for scrolling
};

}  // namespace cubenight::gui
