#include "src/gui/screens/night/night_values.hpp"

#include <algorithm>

namespace cubenight::gui {

void NightValues::refresh(const Session& session) {
    night = session.night();
    read_only = session.read_only();
    const int rounds = static_cast<int>(night->rounds.size());
    if (rounds != rounds_seen_) rounds_seen_ = rounds, shown = std::max(0, rounds - 1);
    if (version_ == session.version()) return;
    version_ = session.version();
    standings = draft::night_standings(*night);
    before = draft::night_standings(*night, std::max(0, rounds - 1));
}

}  // namespace cubenight::gui
