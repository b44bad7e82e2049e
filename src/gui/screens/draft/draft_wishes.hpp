// What the parts of the draft screen want done, and what the person has to do with. The screen carries the wishes out as
// soon as the part is drawn.
#pragma once

#include <optional>

#include "src/gui/screens/draft/draft_values.hpp"

namespace cubenight::gui {

// The cards that the person points at and has chosen, in any part.
struct DraftHand {
    std::optional<draft::CubeCopyId> hovered;
    std::optional<draft::CubeCopyId> selected;
    bool suggest = true;  // whether suggestions are shown

    std::optional<draft::CubeCopyId> looked_at() const { return hovered ? hovered : selected; }
    int rank_of(const DraftValues& v, draft::CubeCopyId card) const { return suggest ? v.rank_of(card) : 0; }
};

struct DraftWishes {
    std::optional<draft::CubeCopyId> select;
    std::optional<draft::CubeCopyId> pick;  // after that
    bool menu = false;
};

}  // namespace cubenight::gui
