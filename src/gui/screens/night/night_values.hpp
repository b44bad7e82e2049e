// What the night's board shows, worked out once per change: the round that is looked at, who leads, and how it was before.
#pragma once

#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

struct NightValues {
    const draft::Night* night = nullptr;
    std::vector<draft::Standing> standings;
    std::vector<draft::Standing> before;  // without the last round
    int shown = 0;                        // round, 0-based
    bool read_only = false;               // a replay: nothing can be done at its tables

    // Reads the night anew where it has moved on; a new round is shown at once. REQUIRES: there is a night.
    void refresh(const Session& session);
    // REQUIRES (both): a round is paired. Tables count from 1.
    const draft::NightMatch& match(int table) const {
        return night->rounds[static_cast<std::size_t>(shown)].tables[static_cast<std::size_t>(table) - 1];
    }
    bool current() const { return shown == static_cast<int>(night->rounds.size()) - 1; }
    // Whether something can be done at the tables that are shown.
    bool open() const { return current() && !read_only; }

private:
    std::uint64_t version_ = ~std::uint64_t{0};
    int rounds_seen_ = 0;
};

// Whether the seat's person sits at this screen.
inline bool mine(const Frame& f, SeatId seat) { return f.session.place(seat) == SeatPlace::here; }

}  // namespace cubenight::gui
