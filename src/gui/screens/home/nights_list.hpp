// The nights that were, to look back at or go on with.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/night_deletion.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// Opens the night where it stands, or says why not. The session reads its lists anew then, so the night is a copy.
void go_on_with(Frame& f, NightSummary night);

// As a panel, without the night that waits.
void draw_nights(Frame& f, Rect r, NightDeletion& deletion);
// All of them, as a place of its own.
void draw_replays(Frame& f, Rect r, NightDeletion& deletion);

}  // namespace cubenight::gui
