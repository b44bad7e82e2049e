// The nights that were, to look back at or go on with.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

// Where a night goes on.
Page page_of(const NightSummary& night);

// As a panel, without the night that waits.
HomeWishes draw_nights(Frame& f, Rect r, const TableChoice& choice);
// As a place of its own.
HomeWishes draw_replays(Frame& f, Rect r, const TableChoice& choice);

}  // namespace cubenight::gui
