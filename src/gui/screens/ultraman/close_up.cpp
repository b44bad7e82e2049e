#include "src/gui/screens/ultraman/close_up.hpp"

#include <algorithm>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/ultraman/bp_panel.hpp"

namespace cubenight::gui::ucg {

namespace {

// At the other side of the board; of the scene beside it, where no pile is covered.
Rect place(Frame& f, const Values& v, const CloseUp& shown, const Layout& lay, float width, float right) {
    Rect box = close_up_box(f, lay.board, width, right);
    if (shown.card == v.view.scene) box.x = lay.scene().right() + 28;
    return box;
}

}  // namespace

void draw_close_up(Frame& f, const Values& v, const CloseUp& shown, const Layout& lay, float right) {
    const Card* card = shown.card ? v.card(*shown.card) : nullptr;
    const float share = close_up_share(f, shown.card.has_value());
    if (share <= 0 || !card) return;
    Canvas& c = f.c;
    const float width = std::max(310.f, 304 / c.scale());
    const Rect board = lay.board, box = place(f, v, shown, lay, width, right);
    const int mark = c.mark();
    UltramanPainter(c, f.say, f.words).draw(box.corner(), box.w, *card);
    if (shown.character && !shown.steps.empty()) {
        const bool left = box.centre().x < board.centre().x;
        const float wide = 296;
        const float high = bp_panel_height(shown.steps.size());
        const Rect beside{left ? box.right() + 14 : box.x - 14 - wide,
                          std::clamp(box.y, board.y, std::max(board.y, f.area.bottom() - high - 8)), wide, high};
        draw_bp_panel(f, v, *shown.character, shown.steps, beside);
    }
    c.fade(mark, share);
}

}  // namespace cubenight::gui::ucg
