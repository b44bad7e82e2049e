// One player of the night: where they stand and why, whom they met and what came of it. From here they leave the night or
// come back.
#pragma once

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

class PlayerSheet {
public:
    explicit PlayerSheet(SeatId seat) : seat_(seat) {}

    enum class Answer : std::uint8_t { open, closed, leaves_or_returns };
    Answer draw(Frame& f, const NightValues& v);
    SeatId seat() const { return seat_; }

private:
    Answer foot(Frame& f, const NightValues& v, Rect r) const;

    SeatId seat_;
    float height_ = 0;  // of what scrolls, as it was drawn last
};

}  // namespace cubenight::gui
