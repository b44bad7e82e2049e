// Where things lie on the board of a match of the Ultraman Card Game: pure geometry, in units. Side 0 is the own half below,
// side 1 the other one above. Battle areas are columns between the players at the left and the piles at the right.
#pragma once

#include "src/gui/kit/geometry.hpp"

namespace cubenight::gui::ucg {

// Columns that have room beside each other.
inline constexpr int most_columns = 12;

struct Layout {
    // `grows_left`: the first battle area lies at the right. `first`: the first of those that are shown, where there are
    // more than most_columns.
    Layout(Rect board_rect, int area_count, bool left, int first_area);

    Rect board;
    float k;    // cards and gaps shrink with the board's height; 1 at 696 units
    int areas;  // all of them
    int first;  // that is shown
    int shown;
    bool grows_left;
    float card_width, column_width;

    bool is_shown(int area) const { return area >= first && area < first + shown; }
    Rect column(int area) const;          // of both characters
    Rect half(int side, int area) const;  // of one of them: plate and cards
    Rect plate(int side, int area) const;
    // The highest card of a stack of that many.
    Rect top_card(int side, int area, int count) const;
    float edge() const { return 21 * k * card_width / (116 * k) + 2; }  // of a lower card
    float middle_y() const { return board.y + (58 * k + board.h - 14 * k) / 2; }
    Rect middle(int area) const;  // between the two

    Rect track() const;
    Rect player(int side) const;
    Rect marks(int side) const;  // Lead or Next, battles won
    Rect scene() const;
    Rect deck(int side) const;
    Rect discard(int side) const;
    Rect exile(int side) const;
    Rect rounds() const;
    Rect earlier_areas() const;
    Rect later_areas() const;

private:
    Rect pile(int side, float from_right, float width, float down) const;
};

}  // namespace cubenight::gui::ucg
