// Between two packs: what the seat has, and nothing else, until it wants the next pack.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"

namespace cubenight::gui {

DraftWishes draw_draft_pool(Frame& f, const DraftValues& v, Rect r, DraftHand& hand);

}  // namespace cubenight::gui
