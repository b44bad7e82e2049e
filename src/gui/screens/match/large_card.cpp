#include "src/gui/screens/match/large_card.hpp"

#include <algorithm>

namespace cubenight::gui {

namespace {

constexpr float shown_after = 600, fades_in = 120;  // milliseconds

}  // namespace

void draw_large_card(Frame& f, const MatchValues& v, std::optional<CopyId> pointed, Rect board) {
    const float waited = f.ui.hold("match.point", pointed.has_value());
    const bool at_once = compat::held(Key::alt);
    if (!pointed || (waited < shown_after && !at_once)) return;
    const Card* card = v.card(*pointed);
    if (!card) return;
    Canvas& c = f.c;
    const float width = std::max(264.f, 232 / c.scale());
    const bool left = f.ui.pointer().x > f.area.centre().x;
    Rect box = CardPainter::box({left ? board.x + 40 : board.right() - width - 40, board.y + 40}, width);
    box.y = std::clamp(box.y, board.y, std::max(board.y, f.area.bottom() - box.h - 8));
    const int mark = c.mark();
    CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
    c.fade(mark, std::min(1.f, at_once ? 1.f : (waited - shown_after) / fades_in));
}

}  // namespace cubenight::gui
