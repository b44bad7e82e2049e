#include "src/gui/screens/common/large_card.hpp"

#include <algorithm>

namespace cubenight::gui {

namespace {

constexpr float shown_after = 600, fades_in = 120;  // milliseconds

}  // namespace

// What is played by keys moves the cards of the hand along below the pointer.
std::optional<CopyId> PointedCard::meant(const Frame& f, std::optional<CopyId> pointed) {
    const bool moved = f.ui.pointer() != pointer_ || f.ui.focused() != focus_;
    if (moved) pointer_ = f.ui.pointer(), focus_ = f.ui.focused(), card_ = pointed;
    if (f.ui.something_pressed()) card_.reset();
    return pointed == card_ || compat::held(Key::alt) ? pointed : std::nullopt;
}

float close_up_share(Frame& f, bool pointed, Rest rest) {
    const float waited = f.ui.hold("match.point", pointed && rest == Rest::goes_on);
    const bool at_once = compat::held(Key::alt);
    if (!pointed || (waited < shown_after && !at_once)) return 0;
    return at_once ? 1.f : std::min(1.f, (waited - shown_after) / fades_in);
}

float readable_width(const Canvas& c) { return std::max(264.f, 232 / c.scale()); }

Rect close_up_box(Frame& f, Rect board, Vec size, float right, const InSight& sight) {
    const bool left = f.ui.pointer().x > f.area.centre().x;
    const Rect first{left ? board.x + 40 : right - size.x, board.y + 40, size.x, size.y};
    return out_of_the_way(first, {board.x, board.y, right - board.x, std::max(board.h, size.y)}, sight);
}

}  // namespace cubenight::gui
