#include "src/gui/screens/ultraman/layout.hpp"

#include <algorithm>

namespace cubenight::gui::ucg {

namespace {

constexpr float left_room = 228, right_room = 246;  // of the players, of the piles

}  // namespace

Layout::Layout(Rect board_rect, int area_count, bool left, int first_area)
    : board(board_rect), k(std::clamp(board_rect.h / 696, .6f, 1.6f)), areas(std::max(1, area_count)),
      first(std::clamp(first_area, 0, std::max(0, areas - most_columns))), shown(std::min(areas, most_columns)),
      grows_left(left) {
    const float room = board.w - left_room - right_room;
    column_width = std::min(148 * k, room / static_cast<float>(shown));
    card_width = std::min(116 * k, column_width - (column_width > 100 ? 22 : 9));
}

Rect Layout::column(int area) const {
    const int place = grows_left ? first + shown - 1 - area : area - first;
    const float room = board.w - left_room - right_room;
    const float left = board.x + left_room + (room - column_width * static_cast<float>(shown)) / 2;
    const float top = board.y + 58 * k;
    return {left + column_width * static_cast<float>(place), top, column_width, board.bottom() - 14 * k - top};
}

Rect Layout::middle(int area) const {
    const Rect all = column(area);
    return {all.x, middle_y() - 16 * k, all.w, 32 * k};
}

Rect Layout::half(int side, int area) const {
    const Rect all = column(area), between = middle(area);
    const float x = all.centre().x - card_width / 2;
    if (side == 0) return {x, between.bottom(), card_width, all.bottom() - between.bottom()};
    return {x, all.y, card_width, between.y - all.y};
}

Rect Layout::plate(int side, int area) const {
    const Rect r = half(side, area);
    const float h = 46 * std::max(k, .88f);
    return side == 0 ? Rect{r.x, r.y, r.w, h} : Rect{r.x, r.bottom() - h, r.w, h};
}

// Lower cards show their heads above the highest; so the own stack grows downwards, the other one upwards.
Rect Layout::top_card(int side, int area, int count) const {
    const Rect by = plate(side, area);
    const float h = card_width * 1.4f, heads = edge() * static_cast<float>(std::clamp(count, 1, 4) - 1);
    return {by.x, side == 0 ? by.bottom() + 8 * k + heads : by.y - 8 * k - h, card_width, h};
}

Rect Layout::track() const { return {board.x + 22, board.y + 17 * k, board.w - 44, 30 * std::max(k, .9f)}; }

Rect Layout::player(int side) const {
    const float h = 84 * std::max(k, .88f);
    return {board.x + 22, side == 0 ? board.bottom() - 18 * k - h : board.y + 62 * k, 190, h};
}

Rect Layout::marks(int side) const {
    const Rect by = player(side);
    return {by.x, side == 0 ? by.y - 44 * k : by.bottom() + 10 * k, by.w, 34 * k};
}

Rect Layout::scene() const {
    const float top = marks(1).bottom() + 34 * k, bottom = marks(0).y - 34 * k;
    const float w = std::min(112 * k, (bottom - top) / 1.4f);
    return around({board.x + 22 + 95, (top + bottom) / 2}, w, w * 1.4f);
}

Rect Layout::pile(int side, float from_right, float width, float down) const {
    const float h = width * 1.4f * k;
    const float top = side == 0 ? board.bottom() - 18 * k - 30 - 68 * 1.4f * k + down * k : board.y + 64 * k + down * k;
    return {board.right() - from_right, top, width * k, h};
}

Rect Layout::deck(int side) const { return pile(side, 226, 68, 0); }
Rect Layout::discard(int side) const { return pile(side, 142, 68, 0); }
Rect Layout::exile(int side) const { return pile(side, 62, 34, 24); }
Rect Layout::rounds() const { return {board.right() - 226, middle_y() - 30, 198, 60}; }
Rect Layout::earlier_areas() const { return {board.right() - 226, middle_y() + 40, 95, 34}; }
Rect Layout::later_areas() const { return {board.right() - 123, middle_y() + 40, 95, 34}; }

}  // namespace cubenight::gui::ucg
