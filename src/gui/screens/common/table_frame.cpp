#include "src/gui/screens/common/table_frame.hpp"

#include <algorithm>

#include "src/gui/screens/common/hand_fan.hpp"
#include "src/gui/screens/common/look_back.hpp"
#include "src/gui/screens/common/puzzle_panel.hpp"

namespace cubenight::gui {

TableFrame table_frame(const Frame& f, const TableParts& parts) {
    constexpr float edge = 10, below_bar = 60, log_width = 312, asking = 58, gap = 8;
    const Rect a = f.area;
    const float hand = hand_height(f);
    const float width = a.w - 2 * edge - (parts.panels ? log_width + 12 : 0);
    const float prompt = asking + (parts.looks_back ? LookBack::more_height : 0);
    const float top = a.y + below_bar + (parts.folded_script ? folded_script_height + gap : 0);
    const Rect board{a.x + edge, top, width, a.bottom() - hand - edge - prompt - top};
    TableFrame frame{.board = board,
                     .goal = {board.x, a.y + below_bar, width, folded_script_height},
                     .prompt = {board.x, board.bottom() + gap, width, prompt},
                     .hand = {board.x, a.bottom() - hand, width, hand},
                     .side = {a.right() - edge - log_width, a.y + below_bar, log_width, a.h - 70}};
    if (f.magnified()) frame.prompt = {f.sight.x + gap, f.sight.bottom() - prompt - gap, f.sight.w - 2 * gap, prompt};
    return frame;
}

void look_at_asked(Frame& f, const TableFrame& frame, bool in_hand, std::span<const Rect> places) {
    if (!f.magnified()) return;
    if (in_hand) return f.ui.look_at(frame.hand);
    if (places.empty()) return;
    Vec low = places.front().corner(), high = low;
    for (const Rect& place : places) {
        low = {std::min(low.x, place.x), std::min(low.y, place.y)};
        high = {std::max(high.x, place.right()), std::max(high.y, place.bottom())};
    }
    // The bar that asks covers the foot of the window.
    f.ui.look_at({low.x, low.y, high.x - low.x, high.y - low.y + frame.prompt.h});
}

}  // namespace cubenight::gui
