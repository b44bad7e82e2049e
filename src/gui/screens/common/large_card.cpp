#include "src/gui/screens/common/large_card.hpp"

#include <algorithm>

#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

namespace {

constexpr float shown_after = 600, fades_in = 120;  // milliseconds

}  // namespace

float close_up_share(Frame& f, bool pointed, Rest rest) {
    const float waited = f.ui.hold("match.point", pointed && rest == Rest::goes_on);
    const bool at_once = compat::held(Key::alt);
    if (!pointed || (waited < shown_after && !at_once)) return 0;
    return at_once ? 1.f : std::min(1.f, (waited - shown_after) / fades_in);
}

float readable_width(const Canvas& c) { return std::max(264.f, 232 / c.scale()); }

Rect close_up_box(Frame& f, Rect board, float width, float right) {
    const bool left = f.ui.pointer().x > f.area.centre().x;
    Rect box = CardPainter::box({left ? board.x + 40 : right - width, board.y + 40}, width);
    box.y = std::clamp(box.y, board.y, std::max(board.y, f.area.bottom() - box.h - 8));
    return box;
}

}  // namespace cubenight::gui
