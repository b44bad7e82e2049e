#include "draft/night/night_view.hpp"

#include <algorithm>

#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

SeatId seat(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }

}  // namespace

TEST_CASE("a seat sees its pack and its pool and what the table shows", "[view]") {
    const auto made = invented_cube(120);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 4, SeatKind::person);
    settings.row = {4, 2, 8, 20, 3};
    NightRun run(settings, made->cards());
    auto view = view_for(run.night, seat(2));
    CHECK(view.pack == run.night.drafting.left(*run.night.drafting.front(seat(2))));
    CHECK(view.pool.empty());
    CHECK(view.passes_to == seat(3));
    const auto mine = view.pack[1];
    run.happen(PickEntry{seat(2), mine});
    view = view_for(run.night, seat(2));
    CHECK(view.pack.empty());
    CHECK(view.pool == std::vector<CubeCopyId>{mine});
    CHECK(view.table[2].state == DraftState::waiting);
    CHECK(view.table[3].waiting_packs == 1);
    CHECK(view.table[1].picks_made == 0);
}

TEST_CASE("whatever a seat cannot see may be dealt anew without a change of its view", "[view][property]") {
    // Two nights that differ only in what seat 0 has not seen: the others' packs are swapped among themselves by
    // playing the same picks of seat 0 in cubes whose unseen cards are exchanged.
    auto made = invented_cube(120);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 4);
    settings.row = {4, 2, 6, 20, 3};
    NightRun run(settings, made->cards());
    run.let_bots_act(values, 10);
    const auto view = view_for(run.night, seat(0));

    std::vector<CubeCopyId> seen = view.pool;
    seen.insert(seen.end(), view.pack.begin(), view.pack.end());
    auto other = invented_cube(120);
    std::vector<std::size_t> unseen;
    for (std::size_t i = 0; i < other->cube.cards.size(); ++i)
        if (std::find(seen.begin(), seen.end(), CubeCopyId{static_cast<std::uint16_t>(i)}) == seen.end())
            unseen.push_back(i);
    for (std::size_t i = 1; i < unseen.size(); ++i)
        std::swap(other->cube.cards[unseen[0]], other->cube.cards[unseen[i]]);
    auto moved = settings;
    moved.cube_cards = cube_hash(other->cards());
    auto night = replay(moved, other->cards(), run.entries);
    REQUIRE(night);
    CHECK(view_for(*night, seat(0)) == view);
}

TEST_CASE("no view holds a card that its seat has never had in front of it", "[view][property]") {
    const auto made = invented_cube(200);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 6);
    settings.row = {6, 3, 8, 30, 3};
    NightRun run(settings, made->cards());
    std::vector<std::vector<bool>> seen(6, std::vector<bool>(made->cube.cards.size()));
    for (int step = 0; run.night.phase() == NightPhase::draft; ++step) {
        for (int i = 0; i < 6; ++i) {
            const auto view = view_for(run.night, seat(i));
            for (const auto copy : view.pack) seen[static_cast<std::size_t>(i)][copy.value] = true;
            for (const auto copy : view.pool) CHECK(seen[static_cast<std::size_t>(i)][copy.value]);
            for (const auto copy : view.deck.cards) CHECK(seen[static_cast<std::size_t>(i)][copy.value]);
        }
        run.let_bots_act(values, 1);
    }
}

TEST_CASE("a view shows pairings and results and standings and no seed or step", "[view]") {
    const auto made = invented_cube(120);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 4);
    settings.row = {4, 2, 8, 20, 3};
    NightRun run(settings, made->cards());
    run.let_bots_act(values);
    run.happen(next_pairing(run.night));
    run.happen(StartEntry{1, 1, 12345});
    auto other = run;
    for (std::uint32_t i = 0; i < 9; ++i) run.happen(StepEntry{1, 1, i});
    for (int i = 0; i < 4; ++i) CHECK(view_for(run.night, seat(i)) == view_for(other.night, seat(i)));
    CHECK(view_for(run.night, seat(0)).rounds[0][0].state == MatchState::running);
    CHECK(view_for(run.night, seat(0)).standings.size() == 4);
}
