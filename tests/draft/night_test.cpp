#include "draft/night.hpp"

#include <algorithm>
#include <chrono>

#include "draft/seat_view.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

SeatId seat(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }

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
        CHECK_FALSE(refused->text().empty());
        return refused->why;
    }
    void draft() {
        while (night().phase() == Phase::draft) REQUIRE(run.let_bots_act(values, 1) == 1);
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

}  // namespace

TEST_CASE("CUBE draft.example - eight bots draft 360 cards and build legal decks in well under a second",
          "[CUBE.draft.example]") {
    const auto made = invented_cube(360);
    const CardValues values(made->cards());
    const auto started = std::chrono::steady_clock::now();
    NightRun run(settings_for(made->cards(), 8), made->cards());
    CHECK(run.night.settings.row == DraftTableRow{8, 3, 15, 40, 4});
    CHECK(run.let_bots_act(values) == 8 * (45 + 2));
    const auto took = std::chrono::steady_clock::now() - started;
    for (int i = 0; i < 8; ++i) {
        CHECK(run.night.pool(seat(i)).size() == 45);
        CHECK(run.night.seats[static_cast<std::size_t>(i)].deck.size() == 40);
        CHECK(deck_check(run.night, seat(i)).empty());
    }
    CHECK(run.night.phase() == Phase::build);
    CHECK(std::chrono::duration_cast<std::chrono::milliseconds>(took).count() <
          1500);  // a debug build on a busy machine
}

TEST_CASE("CUBE draft.table - nights of 2 to 16 bots run from the first pack to the last result",
          "[CUBE.draft.table][property]") {
    const auto made = invented_cube(480, 3);
    const CardValues values(made->cards());
    for (int players = fewest_players; players <= most_players; ++players) {
        auto settings = settings_for(made->cards(), players, SeatKind::bot, static_cast<std::uint64_t>(players) * 31);
        if (!row_of(made->cube, players)) settings.row = {players, 3, 10, 30, 3};
        settings.passing = players % 2 ? Passing::together : Passing::as_ready;
        NightRun run(settings, made->cards());
        for (int acted = 0; run.let_bots_act(values, 7) > 0; ++acted)
            if (acted % 4 == 0) REQUIRE(broken_invariant(run.night) == std::nullopt);
        Generator chance(static_cast<std::uint64_t>(players));
        while (run.night.phase() != Phase::finished) {
            run.play_round(chance);
            REQUIRE(broken_invariant(run.night) == std::nullopt);
        }
        CHECK(static_cast<int>(run.night.rounds.size()) == default_rounds(PairingSystem::by_size, players));
        const auto again = replay(settings, made->cards(), run.entries);
        REQUIRE(again);
        CHECK(same_state(*again, run.night));
        CHECK(again->entries == run.entries.size());
    }
}

TEST_CASE("CUBE draft.1 - a pick that is not in the pack is refused and nothing changes", "[CUBE.draft.1]") {
    SmallNight small(SeatKind::person);
    const auto& drafting = small.night().drafting;
    const auto others = drafting.left(*drafting.front(seat(1))).front();
    CHECK(small.why(PickEntry{seat(0), others}) == Denial::not_in_pack);
    CHECK(small.why(PickEntry{seat(7), others}) == Denial::no_such_seat);
    CHECK(small.why(PickEntry{seat(0), CubeCopyId{5000}}) == Denial::no_such_card);
    CHECK(small.why(SubmitEntry{seat(0)}) == Denial::wrong_phase);
    CHECK(small.why(DeckEntry{seat(0), {}}) == Denial::wrong_phase);
    CHECK(small.why(StartEntry{1, 1, 7}) == Denial::wrong_phase);
}

TEST_CASE("the host takes back a pick with a reason and it can be made again", "[night][undo]") {
    SmallNight small;
    small.run.let_bots_act(small.values, 9);
    const auto who = *small.night().last_picker();
    const Night before = small.night();
    const auto pick = small.night().drafting.picks().back();
    CHECK(small.why(UndoEntry{who, ""}) == Denial::reason_missing);
    CHECK(small.why(UndoEntry{who, std::string(2000, 'x')}) == Denial::text_too_long);
    CHECK(small.why(UndoEntry{who, "\xC3("}) == Denial::text_not_utf8);
    small.run.happen(UndoEntry{who, "wrong card"}, 77);
    CHECK(small.night().drafting.picks().size() == before.drafting.picks().size() - 1);
    CHECK(small.night().notes.back().text == "wrong card");
    CHECK(small.night().notes.back().at == 77);
    small.run.happen(PickEntry{pick.seat, pick.card});
    CHECK(small.night().drafting == before.drafting);
    CHECK(same_state(*replay(small.night().settings, small.made->cards(), small.run.entries), small.night()));
}

TEST_CASE("undo after the draft opens it again and takes the card out of the deck", "[night][undo]") {
    SmallNight small;
    small.build();
    const auto who = *small.night().last_picker();
    const auto card = small.night().drafting.picks().back().card;
    Deck deck = small.night().seats[who.value].deck;
    if (!deck.has(card)) {
        deck.cards.push_back(card);
        small.run.happen(DeckEntry{who, deck});
    }
    small.run.happen(UndoEntry{who, "the table agrees"});
    CHECK(small.night().phase() == Phase::draft);
    CHECK_FALSE(small.night().seats[who.value].deck.has(card));
    CHECK(small.night().seats[who.value].handed_in == 0);
    CHECK(broken_invariant(small.night()) == std::nullopt);
    small.build();
    small.run.happen(next_pairing(small.night()));
    CHECK(small.why(UndoEntry{who, "too late"}) == Denial::wrong_phase);
}

TEST_CASE("a seat without a pick has nothing to take back", "[night][undo]") {
    SmallNight small;
    CHECK(small.why(UndoEntry{seat(2), "oops"}) == Denial::nothing_to_undo);
    CHECK(small.why(UndoEntry{seat(4), "oops"}) == Denial::no_such_seat);
}

TEST_CASE("a person is replaced by a bot and comes back", "[night]") {
    SmallNight small(SeatKind::person);
    CHECK(small.run.let_bots_act(small.values) == 0);
    small.run.happen(SeatEntry{seat(1), SeatKind::bot, "Seat 2"});
    CHECK(small.run.let_bots_act(small.values) == 1);
    CHECK(small.night().pool(seat(1)).size() == 1);
    CHECK(small.why(SeatEntry{seat(1), SeatKind::bot, "Seat 2"}) == Denial::seat_unchanged);
    small.run.happen(SeatEntry{seat(1), SeatKind::person, "Noor"});
    CHECK(small.night().pool(seat(1)).size() == 1);
    CHECK(small.night().seats[1].name == "Noor");
    CHECK(small.run.let_bots_act(small.values) == 0);
    CHECK(small.why(SeatEntry{seat(1), SeatKind::person, std::string(500, 'n')}) == Denial::text_too_long);
    CHECK(small.why(SeatEntry{seat(9), SeatKind::person, "n"}) == Denial::no_such_seat);
}

TEST_CASE("CUBE draft.4 - only an illegal deck is kept from being handed in", "[CUBE.draft.4]") {
    SmallNight small;
    small.draft();
    const auto pool = small.night().pool(seat(0));
    Deck deck;
    deck.cards = {pool[0], pool[1]};
    small.run.happen(DeckEntry{seat(0), deck});
    CHECK(small.why(SubmitEntry{seat(0)}) == Denial::deck_illegal);
    CHECK(can_pair(small.night())->why == Denial::deck_missing);
    const auto others = small.night().pool(seat(1)).front();
    deck.cards = {others};
    CHECK(small.why(DeckEntry{seat(0), deck}) == Denial::not_in_pool);
    deck.cards = {pool[0], pool[0]};
    CHECK(small.why(DeckEntry{seat(0), deck}) == Denial::not_in_pool);
    deck.cards.assign(300, pool[0]);
    CHECK(small.why(DeckEntry{seat(0), deck}) == Denial::deck_too_large);
    deck.cards.clear();
    deck.lower_stages = {CardId{60000}};
    CHECK(small.why(DeckEntry{seat(0), deck}) == Denial::no_such_card);
    small.run.let_bots_act(small.values);
    CHECK(small.night().seats[0].handed_in == 1);
    CHECK(small.why(SubmitEntry{seat(0)}) == Denial::seat_unchanged);
}

TEST_CASE("changing a deck takes back that it is ready while decks are built", "[night]") {
    SmallNight small;
    small.build();
    const auto deck = small.night().seats[2].deck;
    small.run.happen(DeckEntry{seat(2), deck});
    CHECK(small.night().seats[2].handed_in == 0);
    CHECK(can_pair(small.night())->why == Denial::deck_missing);
    small.run.happen(SubmitEntry{seat(2)});
    CHECK_FALSE(can_pair(small.night()));
}

TEST_CASE("a deck is changed between matches only if it stays legal", "[night]") {
    SmallNight small;
    small.pair();
    const auto& pairing = small.night().rounds[0].tables[0].pairing;
    const auto who = pairing.first;
    auto deck = small.night().seats[who.value].deck;
    Deck illegal = deck;
    illegal.cards.pop_back();
    CHECK(small.why(DeckEntry{who, illegal}) == Denial::deck_illegal);
    small.run.happen(DeckEntry{who, deck});
    CHECK(small.night().seats[who.value].handed_in == 1);
    small.run.happen(StartEntry{1, 1, 99});
    CHECK(small.why(DeckEntry{who, deck}) == Denial::deck_in_match);
    small.run.happen(ResultEntry{1, 1, MatchResult::draw});
    Deck changed = deck;
    const auto grass = static_cast<std::size_t>(Type::grass), water = static_cast<std::size_t>(Type::water);
    std::swap(changed.energy[grass], changed.energy[water]);
    if (changed == deck) std::swap(changed.energy[0], *std::max_element(changed.energy.begin(), changed.energy.end()));
    REQUIRE_FALSE(changed == deck);
    small.run.happen(DeckEntry{who, changed});
    CHECK(small.night().rounds[0].tables[0].decks[0] == deck);
}

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
    CHECK(small.why(TakeBackEntry{1, 1, 2, ""}) == Denial::reason_missing);
    small.run.happen(TakeBackEntry{1, 1, 2, "misread"});
    CHECK(small.night().rounds[0].tables[0].steps == std::vector<std::uint32_t>{0, 1, 2});
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
    CHECK(small.night().phase() == Phase::finished);
    CHECK(can_pair(small.night())->why == Denial::no_rounds_left);
    CHECK(small.why(FinishEntry{"again"}) == Denial::wrong_phase);
    small.run.happen(AdjustEntry{3, 1, MatchResult::none, "replay it"});
    CHECK(small.night().phase() == Phase::play);
    small.run.happen(FinishEntry{"it is late"});
    CHECK(small.night().phase() == Phase::finished);
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

TEST_CASE("pick and build clocks run from when the pack came and the draft ended", "[night]") {
    auto made = invented_cube(90);
    auto settings = SmallNight::small(made->cards(), SeatKind::person);
    settings.pick_seconds = 60;
    settings.build_minutes = 20;
    NightRun run(settings, made->cards());
    const CardValues values(made->cards());
    CHECK(pick_seconds_left(run.night, seat(0), 1'000) == 60);
    const auto pick = [&](int number, std::uint64_t at) {
        run.happen(PickEntry{seat(number), run.night.drafting.left(*run.night.drafting.front(seat(number))).front()},
                   at);
    };
    pick(3, 10'000);
    pick(0, 20'000);
    CHECK(pick_seconds_left(run.night, seat(0), 25'000) == 55);
    for (int i = 0; i < 4; ++i) run.happen(SeatEntry{seat(i), SeatKind::bot, "bot"});
    CHECK_FALSE(build_seconds_left(run.night, 25'000));
    while (run.night.phase() == Phase::draft) run.happen(*next_bot_action(run.night, values), 50'000);
    CHECK(build_seconds_left(run.night, 110'000) == 19 * 60);
    CHECK_FALSE(pick_seconds_left(run.night, seat(0), 110'000));
}

TEST_CASE("settings that make no night are refused", "[night]") {
    const auto made = invented_cube(360);
    const auto good = settings_for(made->cards(), 8);
    const auto why = [&](auto change) {
        auto settings = good;
        change(settings);
        const auto refused = check_settings(settings, made->cards());
        REQUIRE(refused);
        CHECK_FALSE(begin_night(settings, made->cards()).ok());
        return refused->why;
    };
    REQUIRE_FALSE(check_settings(good, made->cards()));
    CHECK(why([](auto& s) { s.row.packs = 4; }) == Denial::cube_too_small);
    CHECK(why([](auto& s) { s.seats.pop_back(); }) == Denial::players_out_of_range);
    CHECK(why([](auto& s) { s.rounds = 17; }) == Denial::rounds_out_of_range);
    CHECK(why([](auto& s) { s.rule_set = "chess"; }) == Denial::unknown_rule_set);
    CHECK(why([](auto& s) { s.rule_changes = {{"bench_sice", 5}}; }) == Denial::unknown_option);
    CHECK(why([](auto& s) { s.rule_changes = {{"bench_size", 50}}; }) == Denial::unknown_option);
    CHECK(why([](auto& s) { s.cube_cards ^= 1; }) == Denial::another_cube);
    CHECK(why([](auto& s) { s.name = std::string(121, 'n'); }) == Denial::text_too_long);
    CHECK(why([](auto& s) { s.seats[3].name = "\xFF"; }) == Denial::text_not_utf8);
}

TEST_CASE("the night's rules are the cube's with the row and the changes", "[night]") {
    const auto made = invented_cube(360);
    auto settings = settings_for(made->cards(), 8);
    settings.rule_changes = {{"bench_size", 4}};
    auto rules = night_rules(settings, made->cube);
    CHECK(rules.name == "cube");
    CHECK(rules[OptionKey::deck_size] == 40);
    CHECK(rules[OptionKey::prize_cards] == 4);
    CHECK(rules[OptionKey::bench_size] == 4);
    CHECK(rules[OptionKey::checkup] == 1);
    settings.rule_set = "fi-swsh";
    CHECK(night_rules(settings, made->cube)[OptionKey::checkup] == 0);
}

TEST_CASE("a replay names the entry that is refused", "[night]") {
    SmallNight small;
    small.run.let_bots_act(small.values, 5);
    auto entries = small.run.entries;
    entries.push_back({0, SubmitEntry{seat(0)}});
    const auto again = replay(small.night().settings, small.made->cards(), entries);
    REQUIRE_FALSE(again);
    CHECK(again.error().line == 6);
}
