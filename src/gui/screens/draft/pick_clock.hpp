// The clock of a pick. It runs while a person has the pack in sight, and only then: under the curtain, in a pause and while the
// program sleeps it stands. Each pick has the whole time.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "engine/core/ids.hpp"

namespace cubenight::gui {

inline constexpr int last_seconds = 10;  // that are warned of

class PickClock {
public:
    // The seat's pick of that number is in sight now, milliseconds since 1970; it has so many seconds. 0: no clock.
    void run(SeatId seat, int pick, int seconds, std::uint64_t now);
    void stand() { last_ = 0; }

    void pause() { paused_ = !paused_; }
    bool paused() const { return paused_; }
    // Of the pick that was in sight last; nothing without a clock.
    std::optional<std::int64_t> seconds_left() const;
    float share_left() const;
    bool is_up() const { return seconds_left() == 0; }

private:
    struct Spent {
        int pick = 0;
        std::int64_t ms = 0;
    };

    std::map<SeatId, Spent> spent_;
    SeatId seat_{0};
    int seconds_ = 0;
    std::uint64_t last_ = 0;
    bool paused_ = false;
};

}  // namespace cubenight::gui
