// What every part of the board is drawn with in one frame, and what the person wishes meanwhile.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

struct BoardDrawing {
    Frame& f;
    const MatchValues& v;
    const BoardLayout& lay;
    std::span<const CopyId> lit;  // cards that the pointed line of the log is about
    Canvas& c = f.c;
    MatchWishes wishes = {};

    SeatId seat_of(int side) const { return side == 0 ? v.me : v.them; }
    const pokemon::SeatView& seat_view(int side) const { return v.view.seats[seat_of(side)]; }
};

}  // namespace cubenight::gui
