#include "draft/night/night.hpp"

#include <algorithm>
#include <chrono>

#include "draft/night/night_view.hpp"
#include "tests/draft/small_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

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
    CHECK(run.night.phase() == NightPhase::build);
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
        while (run.night.phase() != NightPhase::finished) {
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
    const auto who = small.night().drafting.picks().back().seat;
    const Night before = small.night();
    const auto pick = small.night().drafting.picks().back();
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

TEST_CASE("a pick goes back without a reason where no other person's pick goes with it", "[night][undo]") {
    SmallNight small(SeatKind::person);
    const auto pick = [&](int number) {
        small.run.happen(
            PickEntry{seat(number), small.night().drafting.left(*small.night().drafting.front(seat(number))).front()});
    };
    pick(0);
    CHECK_FALSE(undo_needs_reason(small.night(), seat(0)));
    pick(2);
    pick(1);  // from the pack that seat 0 has passed on, once it has passed its own
    pick(1);
    CHECK(undo_needs_reason(small.night(), seat(0)));
    CHECK(small.why(UndoEntry{seat(0), ""}) == Denial::reason_missing);
    CHECK_FALSE(undo_needs_reason(small.night(), seat(1)));
    small.run.happen(UndoEntry{seat(1), ""});
    CHECK(small.night().notes.empty());
    small.run.happen(UndoEntry{seat(0), ""});
    CHECK(small.night().drafting.picks_made(seat(0)) == 0);
}

TEST_CASE("a last card that came by itself goes back with the pick before it", "[night][undo]") {
    SmallNight small(SeatKind::person);
    const auto& drafting = small.night().drafting;
    const auto pick = [&](int number) {
        small.run.happen(PickEntry{seat(number), drafting.left(*drafting.front(seat(number))).front()});
    };
    while (!drafting.only_card(seat(0)))
        for (int i = 0; i < drafting.players(); ++i) pick(i);
    const int before = drafting.picks_made(seat(0));
    pick(0);
    const auto actions = undo_actions(small.night(), {seat(0), "slip"});
    REQUIRE(actions.size() == 2);
    for (const auto& action : actions) small.run.happen(action);
    CHECK(drafting.picks_made(seat(0)) == before - 1);
    CHECK_FALSE(drafting.only_card(seat(0)));
}

TEST_CASE("undo after the draft opens it again and takes the card out of the deck", "[night][undo]") {
    SmallNight small;
    small.build();
    const auto who = small.night().drafting.picks().back().seat;
    const auto card = small.night().drafting.picks().back().card;
    Deck deck = small.night().seats[who.value].deck;
    if (!deck.has(card)) {
        deck.cards.push_back(card);
        small.run.happen(DeckEntry{who, deck});
    }
    small.run.happen(UndoEntry{who, "the table agrees"});
    CHECK(small.night().phase() == NightPhase::draft);
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
    deck.offered = {CardId{60000}};
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

TEST_CASE("changes of a deck go back and are made again in the night itself", "[night][undo]") {
    SmallNight small;
    small.draft();
    const auto pool = small.night().pool(seat(0));
    const auto deck_of = [&](std::size_t cards) {
        return in_order({{pool.begin(), pool.begin() + static_cast<std::ptrdiff_t>(cards)}, {}, {}});
    };
    const auto deck = [&]() -> const Deck& { return small.night().seats[0].deck; };
    CHECK_FALSE(deck_taken_back(small.night(), seat(0)));
    small.run.happen(DeckEntry{seat(0), deck_of(1)});
    small.run.happen(DeckEntry{seat(0), deck_of(2)});
    small.run.happen(DeckEntry{seat(0), deck_of(1)});  // by hand, which is a change of its own
    small.run.happen(*deck_taken_back(small.night(), seat(0)));
    CHECK(deck() == deck_of(2));
    small.run.happen(*deck_taken_back(small.night(), seat(0)));
    CHECK(deck() == deck_of(1));
    small.run.happen(*deck_made_again(small.night(), seat(0)));
    CHECK(deck() == deck_of(2));
    small.run.happen(DeckEntry{seat(0), deck_of(3)});
    CHECK_FALSE(deck_made_again(small.night(), seat(0)));
    CHECK_FALSE(deck_taken_back(small.night(), seat(1)));
    small.run.happen(
        DeckEntry{seat(0), deck_of(4), DeckMove::taken_back});  // a file that lies: a change like any other
    CHECK(deck_taken_back(small.night(), seat(0))->deck == deck_of(3));
    for (std::size_t i = 0; i < 2 * most_deck_changes; ++i) small.run.happen(DeckEntry{seat(0), deck_of(1 + i % 2)});
    CHECK(small.night().seats[0].history.before.size() == most_deck_changes);
    small.run.happen(UndoEntry{seat(0), "one pick more"});  // its card may be in any of them
    CHECK_FALSE(deck_taken_back(small.night(), seat(0)));
}

TEST_CASE("taking a change back takes back that the deck is ready", "[night][undo]") {
    SmallNight small;
    small.build();
    small.run.happen(*deck_taken_back(small.night(), seat(1)));
    CHECK(small.night().seats[1].handed_in == 0);
    small.run.happen(*deck_made_again(small.night(), seat(1)));
    small.run.happen(SubmitEntry{seat(1)});
    small.run.happen(next_pairing(small.night()));
    CHECK(small.why(*deck_taken_back(small.night(), seat(1))) == Denial::deck_illegal);  // a round is paired
}

TEST_CASE("a deck that becomes what was handed in is handed in again", "[night][undo]") {
    SmallNight small;
    small.build();
    const auto handed = small.night().seats[1].deck;
    const auto happens = [&](DeckEntry entry) {
        for (auto& action : deck_changed(small.night(), std::move(entry))) small.run.happen(std::move(action));
        return small.night().seats[1].handed_in == 1;
    };
    Deck other = handed;
    other.cards.pop_back();
    CHECK_FALSE(happens({seat(1), other}));
    CHECK(small.night().seats[1].handed == handed);
    CHECK(happens(*deck_taken_back(small.night(), seat(1))));
    CHECK_FALSE(happens(*deck_made_again(small.night(), seat(1))));
    CHECK(happens({seat(1), handed}));  // by hand
    // A pick that is taken back takes what was handed in along: a card of it may be gone.
    small.run.happen(UndoEntry{seat(1), "one pick more"});
    CHECK_FALSE(small.night().seats[1].handed);
}

TEST_CASE("locked cards stay locked as long as they are in the deck", "[night]") {
    SmallNight small;
    small.draft();
    const auto pool = small.night().pool(seat(0));
    const auto locked = [&] { return small.night().seats[0].locked; };
    CHECK(small.why(LockEntry{seat(0), {pool[0]}}) == Denial::not_in_pool);
    small.run.happen(DeckEntry{seat(0), {{pool[0], pool[1]}, {}, {}}});
    CHECK(small.why(LockEntry{seat(0), {pool[0], pool[0]}}) == Denial::not_in_pool);
    small.run.happen(LockEntry{seat(0), {pool[1], pool[0]}});
    CHECK(locked().size() == 2);
    small.run.happen(DeckEntry{seat(0), {{pool[1]}, {}, {}}});
    CHECK(locked() == std::vector{pool[1]});
    CHECK_FALSE(broken_invariant(small.night()));
    Deck powered = small.night().seats[0].deck;
    powered.energy[1] = 3;
    small.run.happen(DeckEntry{seat(0), powered});
    small.run.happen(LockEntry{seat(0), {}, {0, 5}});
    CHECK(small.night().seats[0].locked_energy[1] == 3);  // no more than is there
    powered.energy[1] = 2;
    small.run.happen(DeckEntry{seat(0), powered});
    CHECK(small.night().seats[0].locked_energy[1] == 2);
    small.run.happen(LockEntry{seat(0), {}});
    CHECK(locked().empty());
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
    auto rules = std::get<RuleSet>(night_rules(settings, made->cards()));
    CHECK(rules.name == "cube");
    CHECK(rules[OptionKey::deck_size] == 40);
    CHECK(rules[OptionKey::prize_cards] == 4);
    CHECK(rules[OptionKey::bench_size] == 4);
    CHECK(rules[OptionKey::checkup] == 1);
    settings.rule_set = "fi-swsh";
    CHECK(std::get<RuleSet>(night_rules(settings, made->cards()))[OptionKey::checkup] == 0);
}

TEST_CASE("a replay names the entry that is refused", "[night]") {
    SmallNight small;
    small.run.let_bots_act(small.values, 5);
    auto entries = small.run.entries;
    entries.push_back({0, SubmitEntry{seat(0)}});
    const auto again = replay(small.night().settings, small.made->cards(), entries);
    REQUIRE_FALSE(again);
    CHECK(again.refused().entry == 6);
}
