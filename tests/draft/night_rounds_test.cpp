// A night after its draft: pairings, matches, results and clocks.
#include "draft/night/night.hpp"

#include "draft/night/night_view.hpp"
#include "tests/draft/small_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

TEST_CASE("every seat sits at exactly one table or the pairing is refused", "[night]") {
    SmallNight small;
    small.build();
    const auto good = next_pairing(small.night());
    CHECK(good.tables.size() == 2);
    auto bad = good;
    bad.tables.pop_back();
    CHECK(small.why(bad) == Denial::pairing_incomplete);
    bad = good;
    bad.tables[1].second = bad.tables[0].first;
    CHECK(small.why(bad) == Denial::pairing_incomplete);
    bad = good;
    bad.tables = {{seat(0), seat(1)}, {seat(2), std::nullopt}, {seat(3), std::nullopt}};
    CHECK(small.why(bad) == Denial::pairing_incomplete);
    bad = good;
    bad.tables[0].first = seat(12);
    CHECK(small.why(bad) == Denial::no_such_seat);
    bad = good;
    bad.round = 2;
    CHECK(small.why(bad) == Denial::wrong_round);
    // The host may pair by hand.
    PairEntry by_hand{1, {{seat(3), seat(0)}, {seat(1), seat(2)}}};
    small.run.happen(by_hand);
    CHECK(small.night().rounds[0].tables[0].pairing.first == seat(3));
    CHECK(small.why(PairEntry{2, by_hand.tables}) == Denial::round_unfinished);
}

TEST_CASE("steps are taken back with a reason where several people play", "[night]") {
    SmallNight bots, people;
    for (SmallNight* small : {&bots, &people}) {
        small->pair();
        for (int i = 0; i < 2 && small == &people; ++i)
            small->run.happen(SeatEntry{seat(i), SeatKind::person, "Person " + std::to_string(i)});
        small->run.happen(StartEntry{1, 1, 42}, 1000);
        for (std::uint32_t i = 0; i < 5; ++i) small->run.happen(StepEntry{1, 1, i});
    }
    CHECK(people.why(TakeBackEntry{1, 1, 2, ""}) == Denial::reason_missing);
    people.run.happen(TakeBackEntry{1, 1, 2, "misread"});
    CHECK(people.night().notes.size() == 1);
    bots.run.happen(TakeBackEntry{1, 1, 2, ""});
    CHECK(bots.night().rounds[0].tables[0].steps.size() == 3);
    CHECK(bots.night().notes.empty());
}

TEST_CASE("matches start and step and end in that order", "[night]") {
    SmallNight small;
    small.pair();
    CHECK(small.why(StepEntry{1, 1, 5}) == Denial::match_not_running);
    CHECK(small.why(StartEntry{2, 1, 5}) == Denial::wrong_round);
    CHECK(small.why(StartEntry{1, 3, 5}) == Denial::no_such_table);
    small.run.happen(StartEntry{1, 1, 42}, 1000);
    CHECK(small.why(StartEntry{1, 1, 42}) == Denial::match_running);
    for (std::uint32_t i = 0; i < 5; ++i) small.run.happen(StepEntry{1, 1, i});
    CHECK(small.why(TakeBackEntry{1, 1, 6, "misread"}) == Denial::too_many_steps);
    small.run.happen(TakeBackEntry{1, 1, 2, "misread"});
    CHECK(small.night().rounds[0].tables[0].steps == std::vector<std::uint32_t>{0, 1, 2});
    // A player's own way back needs no reason and leaves no note.
    const auto notes = small.night().notes.size();
    CHECK(small.why(RetractEntry{1, 1, 4}) == Denial::too_many_steps);
    CHECK(small.why(RetractEntry{1, 2, 1}) == Denial::match_not_running);
    small.run.happen(RetractEntry{1, 1, 1});
    CHECK(small.night().rounds[0].tables[0].steps == std::vector<std::uint32_t>{0, 1});
    CHECK(small.night().notes.size() == notes);
    CHECK(small.why(ResultEntry{1, 1, MatchResult::none}) == Denial::match_undecided);
    small.run.happen(ResultEntry{1, 1, MatchResult::first_wins}, 61'000);
    const auto& match = small.night().rounds[0].tables[0];
    CHECK(match.seed == 42);
    CHECK(match.ended_at - match.started_at == 60'000);
    CHECK(small.why(ResultEntry{1, 1, MatchResult::draw}) == Denial::match_decided);
    CHECK(small.why(StepEntry{1, 1, 5}) == Denial::match_not_running);
    CHECK(small.why(StartEntry{1, 1, 42}) == Denial::match_decided);
    // A match that was played off the program is entered without a start.
    small.run.happen(ResultEntry{1, 2, MatchResult::draw});
    CHECK_FALSE(can_pair(small.night()));
}

TEST_CASE("seats without a result stand before those who have lost, until the night is over", "[night]") {
    SmallNight small;
    small.pair();
    const auto& tables = small.night().rounds[0].tables;
    const SeatId loser = tables[0].pairing.first;
    small.run.happen(ResultEntry{1, 1, MatchResult::second_wins});
    auto table = night_standings(small.night());
    CHECK(table[0].seat == *tables[0].pairing.second);
    CHECK(std::set{table[1].seat, table[2].seat} == std::set{tables[1].pairing.first, *tables[1].pairing.second});
    CHECK(std::tuple(table[1].rank, table[2].rank, table[3].rank) == std::tuple(2, 2, 4));
    CHECK((table[1].shared && table[2].shared && !table[3].shared));
    CHECK(table[3].seat == loser);
    // Whoever has left waits for nothing.
    const SeatId waiting = tables[1].pairing.first;
    small.night().seats[waiting.value].dropped = 1;
    table = night_standings(small.night());
    CHECK(table[1].seat == *tables[1].pairing.second);
    CHECK_FALSE(table[1].shared);
    CHECK(table[3].seat == waiting);
}

TEST_CASE("the host adjusts a result with a reason", "[night]") {
    SmallNight small;
    small.pair();
    const auto winner = small.night().rounds[0].tables[0].pairing.first;
    small.run.happen(ResultEntry{1, 1, MatchResult::first_wins});
    CHECK(night_standings(small.night())[0].seat == winner);
    CHECK(small.why(AdjustEntry{1, 1, MatchResult::draw, ""}) == Denial::reason_missing);
    CHECK(small.why(AdjustEntry{1, 1, MatchResult::first_wins, "same"}) == Denial::result_unchanged);
    small.run.happen(AdjustEntry{1, 1, MatchResult::second_wins, "scoring slip"});
    CHECK(night_standings(small.night())[0].seat != winner);
    CHECK(small.night().rounds[0].tables[0].adjusted == "scoring slip");
    small.run.happen(AdjustEntry{1, 1, MatchResult::none, "play on"});
    CHECK(small.night().rounds[0].tables[0].state == MatchState::waiting);
    small.run.happen(ResultEntry{1, 1, MatchResult::draw});
    small.run.happen(ResultEntry{1, 2, MatchResult::draw});
    small.run.happen(next_pairing(small.night()));
    CHECK(small.why(AdjustEntry{1, 1, MatchResult::none, "too late"}) == Denial::wrong_round);
    small.run.happen(AdjustEntry{1, 1, MatchResult::first_wins, "still possible"});
}

TEST_CASE("nobody plays a bye", "[night]") {
    const auto made = invented_cube(120);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 3);
    settings.row = {3, 2, 8, 20, 3};
    NightRun run(settings, made->cards());
    run.let_bots_act(values);
    run.happen(next_pairing(run.night));
    REQUIRE(run.night.rounds[0].tables.back().is_bye());
    CHECK(run.night.rounds[0].unfinished() == 1);
    const int table = static_cast<int>(run.night.rounds[0].tables.size());
    CHECK(check(run.night, {0, StartEntry{1, table, 1}})->why == Denial::match_is_bye);
    CHECK(check(run.night, {0, ResultEntry{1, table, MatchResult::draw}})->why == Denial::match_is_bye);
    CHECK(night_standings(run.night)[0].byes == 1);
}

TEST_CASE("a seat that sits out is not paired and may come back", "[night]") {
    SmallNight small;
    small.build();
    CHECK(small.why(DropEntry{seat(1), Presence::back, "here"}) == Denial::seat_unchanged);
    CHECK(small.why(DropEntry{seat(1), Presence::out, ""}) == Denial::reason_missing);
    small.run.happen(DropEntry{seat(1), Presence::out, "last bus"});
    auto pairing = next_pairing(small.night());
    int byes = 0;
    for (const auto& table : pairing.tables) {
        CHECK(table.first != seat(1));
        CHECK(table.second != seat(1));
        byes += !table.second;
    }
    CHECK(byes == 1);
    small.run.happen(pairing);
    small.run.happen(ResultEntry{1, 1, MatchResult::draw});
    small.run.happen(DropEntry{seat(1), Presence::back, "missed it"});
    pairing = next_pairing(small.night());
    CHECK(pairing.tables.size() == 2);
    small.run.happen(pairing);
    CHECK(broken_invariant(small.night()) == std::nullopt);
    for (const int gone : {0, 2, 3}) small.run.happen(DropEntry{seat(gone), Presence::out, "home"});
    for (int table = 1; table <= 2; ++table) small.run.happen(ResultEntry{2, table, MatchResult::draw});
    CHECK(can_pair(small.night())->why == Denial::too_few_seats);
}

TEST_CASE("the night ends after its rounds or before them with a reason", "[night]") {
    SmallNight small;
    small.build();
    Generator chance(3);
    for (int round = 0; round < 3; ++round) small.run.play_round(chance);
    CHECK(small.night().phase() == NightPhase::finished);
    CHECK(can_pair(small.night())->why == Denial::no_rounds_left);
    CHECK(small.why(FinishEntry{"again"}) == Denial::wrong_phase);
    small.run.happen(AdjustEntry{3, 1, MatchResult::none, "replay it"});
    CHECK(small.night().phase() == NightPhase::play);
    small.run.happen(FinishEntry{"it is late"});
    CHECK(small.night().phase() == NightPhase::finished);
    CHECK(small.why(StepEntry{3, 1, 0}) == Denial::wrong_phase);
    small.run.happen(NoteEntry{"thanks to all"});
    CHECK(small.night().notes.back().text == "thanks to all");
}

TEST_CASE("the round's clock pauses and goes on and is given more time", "[night]") {
    auto made = invented_cube(90);
    const CardValues values(made->cards());
    auto settings = SmallNight::small(made->cards(), SeatKind::bot);
    settings.round_minutes = 30;
    NightRun run(settings, made->cards());
    run.let_bots_act(values);
    CHECK_FALSE(round_seconds_left(run.night, 5));
    run.happen(next_pairing(run.night), 1'000'000);
    CHECK(round_seconds_left(run.night, 1'060'000) == 29 * 60);
    run.happen(ClockEntry{ClockAction::pause, 0}, 1'060'000);
    CHECK(round_seconds_left(run.night, 5'000'000) == 29 * 60);
    CHECK(check(run.night, {0, ClockEntry{ClockAction::pause, 0}})->why == Denial::clock_unchanged);
    run.happen(ClockEntry{ClockAction::resume, 0}, 2'060'000);
    CHECK(round_seconds_left(run.night, 2'120'000) == 28 * 60);
    run.happen(ClockEntry{ClockAction::add, 300}, 2'120'000);
    CHECK(round_seconds_left(run.night, 2'120'000) == 33 * 60);
    CHECK(*round_seconds_left(run.night, 9'000'000) < 0);
    CHECK(round_seconds_left(run.night, 0) == 35 * 60);
}

TEST_CASE("the build clock runs from when the draft ended", "[night]") {
    auto made = invented_cube(90);
    auto settings = SmallNight::small(made->cards(), SeatKind::bot);
    settings.build_minutes = 20;
    NightRun run(settings, made->cards());
    const CardValues values(made->cards());
    CHECK_FALSE(build_seconds_left(run.night, 25'000));
    while (run.night.phase() == NightPhase::draft) run.happen(*next_bot_action(run.night, values), 50'000);
    CHECK(build_seconds_left(run.night, 110'000) == 19 * 60);
}
