// Where everything lies on the felt of a draft: the plates of the seats on the rim, the cards of the pack between them. Whatever
// the window, the number of seats and the size of the pack, nothing covers anything else.
#pragma once

#include <span>
#include <vector>

#include "src/gui/widgets/felt.hpp"

namespace cubenight::gui {

struct DraftLayout {
    struct PlatePlace {
        Rect box;
        PlateForm form;
    };
    Vec centre, radii;               // of the table
    std::vector<PlatePlace> plates;  // the own one first, clockwise
    std::vector<Rect> cards;         // in the order of the pack
};

inline constexpr float card_tab = 18;     // stands up from a card of the pack, with its number
inline constexpr float plate_backs = 12;  // waiting packs stand up from a plate

// `names`: how wide the name of each seat is, the own one first; empty where nobody asks. Plates grow with them as far as there is
// room. REQUIRES: at least two seats.
DraftLayout lay_out_draft(Rect felt, int seats, int cards, std::span<const float> names = {});

}  // namespace cubenight::gui
