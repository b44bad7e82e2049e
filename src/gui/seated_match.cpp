#include "src/gui/seated_match.hpp"

#include <utility>

namespace cubenight::gui {

using namespace pokemon;

std::optional<int> SeatedMatch::to_act() const {
    switch (pokemon::to_act(state())) {
        case Actor::seat0: return 0;
        case Actor::seat1: return 1;
        case Actor::chance:
        case Actor::nobody: return std::nullopt;
    }
    return std::nullopt;
}

void SeatedMatch::cover() {
    if (people() == 0 || awaited_) return;
    const std::optional<int> next = to_act();
    awaited_ = next && sits_here(*next) ? *next : seat_;
}

void SeatedMatch::reveal() {
    if (!awaited_) return;
    seat_ = *std::exchange(awaited_, std::nullopt);
    changed();
}

void SeatedMatch::hand_over() {
    const std::optional<int> next = to_act();
    if (next && sits_here(*next) && people() > 1 && *next != seat_) awaited_ = *next;
}

View SeatedMatch::see(int seat) const { return view_for(book(), state(), SeatId{static_cast<std::uint8_t>(seat)}); }

const View& SeatedMatch::view() const {
    if (view_version_ != version_ || view_seat_ != seat_) {
        view_ = see(seat_);
        view_version_ = version_, view_seat_ = seat_;
    }
    return view_;
}

std::span<const text::LogEntry> SeatedMatch::log() const {
    if (seen_version_ != version_ || seen_seat_ != seat_) {
        seen_.clear();
        for (const text::LogEntry& entry : happened()) seen_.push_back(text::seen_by(entry, seat_));
        seen_version_ = version_, seen_seat_ = seat_;
    }
    return seen_;
}

}  // namespace cubenight::gui
