// The nights that were, to look back at or go on with.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

// Opens the night where it stands, or says why not.
void go_on_with(Frame& f, const NightSummary& night);

// As a panel, without the night that waits.
HomeWishes draw_nights(Frame& f, Rect r, const TableChoice& choice);
// As a place of its own.
HomeWishes draw_replays(Frame& f, Rect r, const TableChoice& choice);

}  // namespace cubenight::gui
