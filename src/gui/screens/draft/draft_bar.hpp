// The bar of the draft screen: pack and pick, where packs go, the time that is left, what can be opened.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"
#include "src/gui/screens/draft/pick_clock.hpp"

namespace cubenight::gui {

DraftWishes draw_draft_bar(Frame& f, const DraftValues& v, const PickClock& clock, DraftHand& hand);

}  // namespace cubenight::gui
