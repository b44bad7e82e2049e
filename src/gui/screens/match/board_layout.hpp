// Where things lie on the board of a match: pure geometry, in units. Side 0 is the own half below, side 1 the other
// one above; deck, discard pile and Lost Zone lie on the right for both (reading beats symmetry).
#pragma once

#include "src/gui/kit/geometry.hpp"

namespace cubenight::gui {

struct BoardLayout {
    // `bench_places`: places to outline on each side, 5 to 8.
    BoardLayout(Rect board_rect, int own_places, int their_places);

    Rect board;
    float k;    // cards and gaps shrink with the board's height; 1 at 696 units
    float mid;  // the column of the Active Pokémon

    Rect active(int side) const;
    Rect bench(int side, int place) const;
    int bench_places(int side) const { return places_[side]; }
    Rect prize(int side, int index, int count) const;
    Vec prize_text(int side, int count) const;
    Rect player(int side) const;
    Rect plate(int side) const;  // beside the Active Pokémon
    Rect rows() const;           // attacks, retreat, Ability
    Rect stadium() const;
    Rect carried_out() const;  // a card that asks and lies nowhere else
    Rect deck(int side) const;
    Rect discard(int side) const;
    Rect lost(int side) const;
    Rect coin() const;
    Rect end_turn() const;
    float middle_y() const { return y(404); }

private:
    float y(float mock) const { return board.y + (mock - 60) * k; }
    Rect pile(int side, float from_right, float width, float top) const;

    int places_[2];
};

}  // namespace cubenight::gui
