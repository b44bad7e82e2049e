// What every part of the board is drawn with in one frame, and what the person wishes meanwhile.
#pragma once

#include <algorithm>
#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/marks.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

struct BoardDrawing {
    Frame& f;
    const Values& v;
    const Layout& lay;
    std::span<const CopyId> lit;  // cards that the pointed line of the log is about
    CopyId held = no_copy;        // a card of the hand that waits for its place
    Canvas& c = f.c;
    Wishes wishes = {};

    SeatId seat_of(int side) const { return side == 0 ? v.me : v.them; }
    const ultraman::SeatView& seat_view(int side) const { return v.view.seats[seat_of(side)]; }
    UltramanPainter painter() const { return UltramanPainter(f.c, f.say, f.words); }
    bool is_lit(CopyId copy) const { return copy != no_copy && std::find(lit.begin(), lit.end(), copy) != lit.end(); }
    // What the held card could do there, else everything that can be answered there.
    std::vector<Option> targets(Spot spot) const;
};

// Both colours of a seat: of its marks and plates.
inline Colour seat_colour(const Canvas& c, int side) { return side == 0 ? c.p.accent : c.p.info; }

}  // namespace cubenight::gui::ucg
