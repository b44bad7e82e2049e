// The felt of a draft: the seats around it, where packs go, and in the middle the own pack or what stands in its place.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_motions.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"

namespace cubenight::gui {

enum class OnFelt : std::uint8_t {
    pack,
    nothing,  // others still choose
    pause,
    pool,  // between two packs, of the seat alone
};

// Notes in `hand` which card is pointed at.
DraftWishes draw_draft_felt(Frame& f, const DraftValues& v, const DraftMotions& motions, Rect r, OnFelt on_felt,
                            DraftHand& hand);
// The place of a card of the pack among the screen's items.
std::string pack_item(std::size_t index);
// The key that chooses it: 1 to 9, then letters that nothing else on the screen hears; none where they have run out.
Key place_key(std::size_t index);

}  // namespace cubenight::gui
