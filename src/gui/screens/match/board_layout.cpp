#include "src/gui/screens/match/board_layout.hpp"

#include <cmath>

namespace cubenight::gui {

BoardLayout::BoardLayout(Rect board_rect, int own_places, int their_places)
    : board(board_rect), k(std::clamp(board_rect.h / 696, .6f, 1.6f)),
      mid(board_rect.x + (board_rect.w - 20) / 2), places_{std::clamp(own_places, 5, 8),
                                                           std::clamp(their_places, 5, 8)} {}

Rect BoardLayout::active(int side) const { return {mid - 60 * k, y(side == 0 ? 424 : 220), 120 * k, 168 * k}; }

Rect BoardLayout::bench(int side, int place) const {
    const int count = places_[side];
    const bool wide = count > 5;
    const float w = (wide ? 72.f : 84.f) * k, gap = (wide ? 8.f : 22.f) * k;
    const float all = w * static_cast<float>(count) + gap * static_cast<float>(count - 1);
    return {mid - all / 2 + (w + gap) * static_cast<float>(place), y(side == 0 ? 622 : 82), w, w * 1.4f};
}

Rect BoardLayout::prize(int side, int index, int count) const {
    const int columns = count > 4 ? 3 : 2;
    const float w = (count > 4 ? 36.f : 48.f) * k, gap = (count > 4 ? 6.f : 8.f) * k;
    const int row = index / columns, column = index % columns;
    return {board.x + 26 + (w + gap) * static_cast<float>(column),
            y(side == 0 ? 590 : 84) + (w * 1.4f + gap) * static_cast<float>(row), w, w * 1.4f};
}

Vec BoardLayout::prize_text(int side, int count) const {
    const Rect last = prize(side, count > 4 ? 2 : 1, count);
    return {last.right() + 12, y(side == 0 ? 590 : 84) + 20};
}

Rect BoardLayout::player(int side) const {
    return {board.x + 20, y(side == 0 ? 480 : 242), 190, 92 * std::max(k, .88f)};
}

Rect BoardLayout::plate(int side) const {
    const Rect card = active(side);
    const float h = std::min(side == 0 ? 142.f : 112.f, card.h - 8);
    if (side == 1) return {card.right() + 20, card.y + 6 * k, 196, h};
    const float room = card.x - 20 - player(0).right() - 20 - 88 * k;  // between the players there is the Stadium
    const float w = std::clamp(room, 150.f, 196.f);
    return {card.x - 20 - w, card.y + 10 * k, w, h};
}

Rect BoardLayout::rows() const {
    const Rect card = active(0);
    return {card.right() + 20, y(412), std::min(306.f, end_turn().x - 12 - card.right() - 20), y(596) - y(412)};
}

Rect BoardLayout::stadium() const {
    const float x = std::min(board.x + 238, plate(0).x - 12 - 88 * k);
    return {x, middle_y() - 76 * k, 88 * k, 123.2f * k};
}

Rect BoardLayout::carried_out() const {
    const float left = plate(1).right() + 12, room = coin().x - 12 - left;
    const float w = std::clamp(room, 56 * k, 96 * k);
    return {left + (room - w) / 2, middle_y() - 34 * k - w * 1.4f, w, w * 1.4f};
}

Rect BoardLayout::pile(int side, float from_right, float width, float top) const {
    return {board.right() - from_right, y((side == 0 ? 608 : 84) + top), width * k, width * 1.4f * k};
}

Rect BoardLayout::deck(int side) const { return pile(side, 234, 68, 0); }
Rect BoardLayout::discard(int side) const { return pile(side, 146, 68, 0); }
Rect BoardLayout::lost(int side) const { return pile(side, 66, 34, 24); }
Rect BoardLayout::coin() const { return {board.right() - 234, y(330), 206, 64}; }

// Makes room for the rows beside it on a board that is not wide.
Rect BoardLayout::end_turn() const {
    const float left = std::clamp(active(0).right() + 338, board.right() - 234, board.right() - 178);
    return {left, y(434), board.right() - 28 - left, 56};
}

}  // namespace cubenight::gui
