#include "src/gui/screens/ultraman/close_up.hpp"

#include <algorithm>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/ultraman/bp_panel.hpp"
#include "src/gui/screens/ultraman/kept_in_sight.hpp"

namespace cubenight::gui::ucg {

using ultraman::seat_of;

namespace {

constexpr float panel_width = 296, beside_card = 14;

// At the other side of the board; of the scene beside it, where no pile is covered.
Rect place(Frame& f, const Values& v, const CloseUp& shown, const Layout& lay, const InSight& sight, float width,
           float right) {
    const Vec size{width, width * 1.4f};
    if (shown.card != v.view.scene) return close_up_box(f, lay.board, size, right, sight);
    const Rect first{lay.scene().right() + 28, lay.board.y + 40, size.x, size.y};
    return out_of_the_way(first, {first.x, lay.board.y, right - first.x, std::max(lay.board.h, size.y)}, sight);
}

// Beside the card, where the board has more room.
Rect panel_place(Rect card, Rect board, float high, float right, const InSight& sight) {
    const bool left = card.centre().x < board.centre().x;
    const Rect first{left ? card.right() + beside_card : card.x - beside_card - panel_width, card.y, panel_width, high};
    return out_of_the_way(first, {board.x, board.y, right - board.x, std::max(board.h, high)}, sight);
}

}  // namespace

void draw_close_up(Frame& f, const Values& v, const CloseUp& shown, const Layout& lay, float right) {
    const Card* card = shown.card ? v.card(*shown.card) : nullptr;
    const float share = close_up_share(f, shown.card.has_value());
    if (share <= 0 || !card) return;
    Canvas& c = f.c;
    const float width = std::max(310.f, 304 / c.scale());
    InSight sight = in_sight_of(v, lay, Shown::wished);
    if (shown.character)
        sight.needed.push_back(lay.half(seat_of(*shown.character) == v.me ? 0 : 1, area_of(*shown.character)));
    const Rect box = place(f, v, shown, lay, sight, width, right);
    const int mark = c.mark();
    UltramanPainter(c, f.say, f.words).draw(box.corner(), box.w, *card);
    if (shown.character && !shown.steps.empty()) {
        sight.needed.push_back(box);
        const float high = bp_panel_height(shown.steps.size());
        draw_bp_panel(f, v, *shown.character, shown.steps, panel_place(box, lay.board, high, right, sight));
    }
    c.fade(mark, share);
}

}  // namespace cubenight::gui::ucg
