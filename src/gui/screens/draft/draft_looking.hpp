// The card that is looked at, why it is suggested, and who comes next on a shared screen.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"

namespace cubenight::gui {

DraftWishes draw_draft_looking(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand);
// The button that picks the selected card, where there is no room for that.
DraftWishes draw_pick_button(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand);
// The card at the pointer, over everything.
void draw_at_pointer(Frame& f, const DraftValues& v, draft::CubeCopyId card);

}  // namespace cubenight::gui
