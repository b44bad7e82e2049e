#include "src/gui/screens/ultraman/kept_in_sight.hpp"

#include "engine/ultraman/match/places.hpp"

namespace cubenight::gui::ucg {

// Whoever decides sees who they are, how the battles stand and the scene that the battles are fought in.
InSight in_sight_of(const Values& v, const Layout& lay, Shown shown) {
    InSight sight;
    const bool decides = shown == Shown::unasked && v.at != AskAt::nowhere;
    const auto keep = [&](Rect box, bool needed) { (needed ? sight.needed : sight.wanted).push_back(box); };
    for (int area = lay.first; area < lay.first + lay.shown; ++area)
        for (const SeatId seat : play::both_seats) {
            const Spot spot = spot_of(area, seat);
            const bool chosen_from = !v.options_at(spot).empty();
            if (chosen_from || v.character(spot).count > 0) keep(lay.half(seat == v.me ? 0 : 1, area), chosen_from);
        }
    if (v.view.scene != no_copy || !v.options_of_scene().empty()) keep(lay.scene(), decides);
    for (const int side : {0, 1}) {
        keep(lay.player(side), decides);
        keep(lay.marks(side), false);
        keep(lay.discard(side), false);
    }
    keep(lay.track(), false);
    return sight;
}

}  // namespace cubenight::gui::ucg
