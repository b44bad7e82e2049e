// The felt of a draft: the seats around it, where packs go, and the own pack.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_motions.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"

namespace cubenight::gui {

// Notes in `hand` which card of the pack is pointed at.
DraftWishes draw_draft_felt(Frame& f, const DraftValues& v, const DraftMotions& motions, Rect r, DraftHand& hand);
// The place of a card of the pack among the screen's items.
std::string pack_item(std::size_t index);

}  // namespace cubenight::gui
