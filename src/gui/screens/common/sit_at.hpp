// Where a match is opened: at the table of its game.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// The match came to this screen, or why not; for so many milliseconds.
inline void sit_at(Frame& f, const Said& refused, float shown = 3500) {
    if (refused) f.ui.toast(*refused, shown);
    else if (f.session.match()) f.go.open(Page::match);
    else if (f.session.ultraman_match()) f.go.open(Page::ultraman);
}

}  // namespace cubenight::gui
