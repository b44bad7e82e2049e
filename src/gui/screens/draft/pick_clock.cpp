#include "src/gui/screens/draft/pick_clock.hpp"

#include <algorithm>

namespace cubenight::gui {
namespace {

constexpr std::uint64_t longest_step = 2000;  // between two frames; what is longer was a sleep

}  // namespace

void PickClock::run(SeatId seat, int pick, int seconds, std::uint64_t now) {
    seat_ = seat, seconds_ = seconds;
    const auto [found, is_new] = spent_.try_emplace(seat, Spent{pick, 0});
    Spent& spent = found->second;
    if (spent.pick != pick) spent = {pick, 0}, last_ = 0;
    if (last_ != 0 && now > last_ && now - last_ < longest_step) spent.ms += static_cast<std::int64_t>(now - last_);
    last_ = now;
}

std::optional<std::int64_t> PickClock::seconds_left() const {
    const auto found = spent_.find(seat_);
    if (seconds_ == 0 || found == spent_.end()) return std::nullopt;
    return std::max<std::int64_t>(0, (seconds_ * std::int64_t{1000} - found->second.ms + 999) / 1000);
}

float PickClock::share_left() const {
    const auto found = spent_.find(seat_);
    if (seconds_ == 0 || found == spent_.end()) return 0;
    return std::clamp(1 - static_cast<float>(found->second.ms) / (1000 * static_cast<float>(seconds_)), 0.f, 1.f);
}

}  // namespace cubenight::gui
