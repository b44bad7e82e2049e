#include "src/gui/screens/common/thinking.hpp"

namespace cubenight::gui {

void Thinking::follow(Frame& f, const TableSession& match) {
    const std::optional<SeatId> now = match.acting();
    ms_ = now == who_ ? ms_ + f.ui.passed_ms() : 0;
    who_ = now;
    if (now) f.ui.keep_ticking();
}

}  // namespace cubenight::gui
