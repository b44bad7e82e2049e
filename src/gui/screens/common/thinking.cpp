#include "src/gui/screens/common/thinking.hpp"

namespace cubenight::gui {

void Thinking::follow(Frame& f, const TableSession& match) {
    const std::optional<SeatId> now = match.acting();
    const int turn = match.moments() == 0 ? 0 : match.turn_at(match.moments() - 1).turn;
    const bool anew = now != who_ || turn != turn_;
    ms_ = anew ? 0 : ms_ + f.ui.passed_ms();
    // What bots do meanwhile may take no time at all.
    const bool own = now && now == match.seat() && match.place(*now) == SeatPlace::here;
    if (own && anew) f.ui.sound(Sound::turn);
    who_ = now, turn_ = turn;
    if (now) f.ui.keep_ticking();
}

}  // namespace cubenight::gui
