// The panel beside the felt: the card that is looked at, why it is a good pick, the button that picks it, and who gets the screen
// next.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"
#include "src/gui/screens/draft/pick_clock.hpp"

namespace cubenight::gui {

// How wide it has to be for a card on which every text can be read; in narrow windows long ones are read enlarged.
float looking_width(const Frame& f);
// Whether a pack lies open, or something else is on the felt and nothing can be picked.
enum class PackOpen : std::uint8_t { no, yes };
DraftWishes draw_draft_looking(Frame& f, const DraftValues& v, Rect r, const DraftHand& hand, const PickClock& clock,
                               PackOpen open, std::optional<draft::CubeCopyId> picked_at_zero);
// The card still larger, beside the pointer, or beside the focus.
void draw_enlarged(Frame& f, const DraftValues& v, draft::CubeCopyId card);

}  // namespace cubenight::gui
