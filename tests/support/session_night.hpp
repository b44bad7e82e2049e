// Nights of the window's session over real files, for tests.
#pragma once

#include <cstdlib>
#include <string>

#include "draft/night/bot_seat.hpp"
#include "src/session/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

namespace cubenight::test {

// A home folder of its own for a test.
struct Home {
    Folder folder;
    Home() { ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1); }
};

// `data`: where the program's own cubes lie.
inline SessionOptions session_options(const char* data) {
    SessionOptions made;
    made.data = data;
    made.now = [] { return std::uint64_t{1'000'000}; };
    made.new_seed = [] { return std::uint64_t{7}; };
    return made;
}

// Of the Lantern Cube.
inline gui::NewNight night_of(int persons, int bots) {
    gui::NewNight wanted{"lantern", "Test night", {}};
    for (int i = 0; i < persons; ++i)
        wanted.seats.push_back({"Person " + std::to_string(i + 1), draft::SeatKind::person});
    for (int i = 0; i < bots; ++i) wanted.seats.push_back({"Bot " + std::to_string(i + 1), draft::SeatKind::bot});
    return wanted;
}

inline void let_bots_go_on(NightSession& session) {
    while (session.advance()) {
    }
}

// Everything that persons have to do in draft and deck building, one act at a time.
inline void draft_and_build(NightSession& session) {
    using draft::NightPhase;
    let_bots_go_on(session);
    while (session.night()->phase() == NightPhase::draft || session.night()->phase() == NightPhase::build) {
        session.reveal();
        const SeatId seat = session.seat().value();
        const auto& night = *session.night();
        const draft::CardValues values(night.cards);
        const auto action = bot_action(view_for(night, seat), night.cards, values);
        REQUIRE(action.has_value());
        if (const auto* pick = std::get_if<draft::PickEntry>(&*action)) REQUIRE_FALSE(session.pick(seat, pick->card));
        else if (const auto* deck = std::get_if<draft::DeckEntry>(&*action))
            REQUIRE_FALSE(session.set_deck(seat, deck->deck));
        else REQUIRE_FALSE(session.hand_in(seat));
        let_bots_go_on(session);
        if (!can_pair(night)) return;
    }
}

// The table of the last round at which the first seat plays, counted from 1.
inline int table_of_first_seat(const draft::Night& night) {
    const auto& tables = night.rounds.back().tables;
    int table = 1;
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (tables[i].pairing.first == SeatId{0} || tables[i].pairing.second == SeatId{0})
            table = static_cast<int>(i) + 1;
    return table;
}

}  // namespace cubenight::test
