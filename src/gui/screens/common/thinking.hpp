// How long whoever acts in a match has been at it, as far as it was watched; and that it is the turn of whoever sits here.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

class Thinking {
public:
    void follow(Frame& f, const TableSession& match);
    // Seconds of that seat; 0 while it does not act.
    int seconds(SeatId seat) const { return who_ == seat ? static_cast<int>(ms_ / 1000) : 0; }

private:
    std::optional<SeatId> who_;
    int turn_ = 0;
    float ms_ = 0;
};

}  // namespace cubenight::gui
