#include "src/gui/screens/common/followed_motion.hpp"

#include "src/gui/screens/common/hand_fan.hpp"

namespace cubenight::gui {

ShownMoment shown_moment(const TableSession& match, SeatId seat, const LookBack& back, std::size_t told) {
    return {&match, seat, match.version(), back.on() ? back.moment() : match.moments(), back.on(), told};
}

HandBox hand_boxes(Rect strip, SeatId seat, const LookBack& back) {
    const bool both = back.on() && back.sight() == Sight::both;
    return [strip, seat, both](SeatId whose, std::size_t index, std::size_t count) {
        if (both) return hand_place(hand_half(strip, whose == seat ? 0 : 1), count, index);
        return whose == seat ? hand_place(strip, count, index) : Rect{};
    };
}

}  // namespace cubenight::gui
