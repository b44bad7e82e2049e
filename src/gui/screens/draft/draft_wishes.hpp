// What the parts of the draft screen want done, and what the person has to do with. The screen carries the wishes out as
// soon as the part is drawn.
#pragma once

#include <cmath>
#include <optional>

#include "src/gui/screens/draft/draft_values.hpp"

namespace cubenight::gui {

// The cards that the person points at and has chosen, in any part.
struct DraftHand {
    std::optional<draft::CubeCopyId> hovered;
    std::optional<draft::CubeCopyId> selected;
    std::optional<draft::CubeCopyId> pressed;  // on which the button of the mouse went down
    std::optional<draft::CubeCopyId> opened;   // over the screen, to be read
    bool suggest = true;                       // whether suggestions are shown

    std::optional<draft::CubeCopyId> looked_at() const { return hovered ? hovered : selected; }
    // What the large button picks: the card that is looked at, where it is one of the pack.
    std::optional<draft::CubeCopyId> to_pick(const DraftValues& v) const {
        const auto card = looked_at();
        return card && v.in_pack(*card) ? card : std::nullopt;
    }
    int rank_of(const DraftValues& v, draft::CubeCopyId card) const { return suggest ? v.rank_of(card) : 0; }

    // A pointer that lies where it lay when a pack came, or when a key was pressed, points at nothing until it is moved.
    void let_rest(Vec pointer) {
        rests_at = pointer;
        hovered.reset();
    }
    bool points(Vec pointer) {
        if (rests_at && std::hypot(pointer.x - rests_at->x, pointer.y - rests_at->y) > 4) rests_at.reset();
        return !rests_at;
    }

private:
    std::optional<Vec> rests_at;
};

struct DraftWishes {
    std::optional<draft::CubeCopyId> select;
    std::optional<draft::CubeCopyId> pick;  // after that
    bool menu = false;
    bool pause = false;      // the clock stands, or goes on
    bool open_pack = false;  // the pool was looked at for long enough

    // By a key or the large button: the card that is looked at is picked. Where another one was chosen it is chosen first,
    // so that nothing is picked because the pointer lies on it.
    void take(const DraftHand& hand, const DraftValues& v) {
        const auto card = hand.to_pick(v);
        (hand.selected && hand.selected != card ? select : pick) = card;
    }
};

}  // namespace cubenight::gui
