// What moves on the draft screen: a pack that comes from a neighbour, a card that goes to the picks.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_values.hpp"

namespace cubenight::gui {

class DraftMotions {
public:
    void pack_comes() { arriving_ms_ = motion::pass; }
    void card_leaves(draft::CubeCopyId card, Rect from);
    // Time passes.
    void go_on(Frame& f);
    // How much of its way the pack still has before it: 1 to 0.
    float pack_still(Frame& f) const;
    // The card on its way to the picks, over everything.
    void draw(Frame& f, const DraftValues& v, Rect picks) const;

private:
    float arriving_ms_ = 0, leaving_ms_ = 0;
    std::optional<draft::CubeCopyId> leaving_;
    Rect leaving_from_;
};

}  // namespace cubenight::gui
