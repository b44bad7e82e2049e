// A night of four seats for tests of what may happen in one.
#pragma once

#include "draft/night/night.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {
using namespace draft;

inline SeatId seat(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }

// A small night: four seats, two packs of eight, decks of twenty.
struct SmallNight {
    std::unique_ptr<TestCube> made = invented_cube(90);
    CardValues values{made->cards()};
    NightRun run;

    explicit SmallNight(SeatKind kind = SeatKind::bot) : run(small(made->cards(), kind), made->cards()) {}
    static NightSettings small(const DraftCards& cards, SeatKind kind) {
        auto settings = settings_for(cards, 4, kind);
        settings.row = {4, 2, 8, 20, 3};
        return settings;
    }
    Night& night() { return run.night; }
    // The reason why an entry is refused. Fails where it is not, or where something changed all the same.
    Denial why(EntryAction action) {
        const Night before = night();
        const auto refused = apply(night(), Entry{5, std::move(action)});
        REQUIRE(refused);
        CHECK(same_state(before, night()));
        CHECK(before.entries == night().entries);
        return refused->why;
    }
    void draft() {
        while (night().phase() == NightPhase::draft) REQUIRE(run.let_bots_act(values, 1) == 1);
    }
    void build() {
        draft();
        run.let_bots_act(values);
        REQUIRE_FALSE(can_pair(night()));
    }
    void pair() {
        build();
        run.happen(next_pairing(night()));
    }
};

}  // namespace cubenight::test
