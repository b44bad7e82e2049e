// What the host of a night does beside its rounds: a knock-out, somebody who comes late, a result that was not meant.
#include <algorithm>
#include <set>

#include "draft/night/late_entry.hpp"
#include "tests/draft/small_night.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

NightSettings knock_out(const DraftCards& cards, int players) {
    auto settings = settings_for(cards, players, SeatKind::bot);
    settings.row = {players, 1, 8, 20, 3};
    settings.pairing = PairingSystem::elimination;
    return settings;
}

// The draft is over; what they play with is no matter here.
void hand_in_anything(NightRun& run, const DraftCards& cards) {
    run.let_bots_act(CardValues(cards));
    for (auto& seat : run.night.seats) seat.handed_in = 1;
}

// The next round, in which whoever is named first wins, or draws.
void play_first_wins(NightRun& run, MatchResult result) {
    run.happen(next_pairing(run.night));
    const int round = static_cast<int>(run.night.rounds.size());
    const auto tables = run.night.rounds.back().tables;
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (!tables[i].is_bye()) run.happen(ResultEntry{round, static_cast<int>(i) + 1, result});
}

}  // namespace

TEST_CASE("in a knock-out whoever loses is out and one is left at its end", "[night][pairings]") {
    const auto cube = invented_cube(200);
    for (const int players : {2, 3, 5, 6, 8, 11, 16}) {
        INFO(players << " players");
        NightRun run(knock_out(cube->cards(), players), cube->cards());
        hand_in_anything(run, cube->cards());
        int still = players;
        for (int round = 0; round < run.night.round_count(); ++round) {
            const PairEntry next = next_pairing(run.night);
            int seated = 0, matches = 0;
            for (const auto& table : next.tables) seated += table.second ? 2 : 1, matches += table.second ? 1 : 0;
            CHECK(seated == still);
            CHECK((round == 0 || static_cast<int>(next.tables.size()) == matches));  // byes come in the first round
            play_first_wins(run, round % 2 ? MatchResult::draw : MatchResult::first_wins);
            still -= matches;
        }
        CHECK(still == 1);
        CHECK(run.night.phase() == NightPhase::finished);
        const auto table = night_standings(run.night);
        CHECK_FALSE(table[0].shared);
        CHECK(table[0].losses == 0);
        CHECK_FALSE(knocked_out(played_rounds(run.night)).has(table[0].seat));
    }
}

TEST_CASE("who has lost in a knock-out is paired no more and a seat that leaves gives a bye", "[night][pairings]") {
    const auto cube = invented_cube(200);
    NightRun run(knock_out(cube->cards(), 4), cube->cards());
    hand_in_anything(run, cube->cards());
    play_first_wins(run, MatchResult::second_wins);
    const auto& first = run.night.rounds[0].tables;
    CHECK(next_pairing(run.night).tables == std::vector<Pairing>{{*first[0].pairing.second, first[1].pairing.second}});
    CHECK(check(run.night, {0, PairEntry{2, {{first[0].pairing.first, *first[1].pairing.second}}}})->why ==
          Denial::pairing_incomplete);
    run.happen(DropEntry{*first[0].pairing.second, Presence::out, "last train"});
    CHECK(can_pair(run.night)->why == Denial::too_few_seats);
}

TEST_CASE("whoever comes late plays with cards that nobody was dealt and has lost the rounds before", "[night][late]") {
    SmallNight small;
    small.run.night.settings.pairing = PairingSystem::swiss;
    CHECK(small.why(JoinEntry{"Late"}) == Denial::wrong_phase);
    small.build();
    Generator chance(1);
    small.run.play_round(chance);
    const LateEntry late = late_entry(small.night(), small.values, {"Late", SeatKind::person});
    REQUIRE_FALSE(late.refused);
    REQUIRE(late.actions.size() == 3);
    const auto cards = std::get<JoinEntry>(late.actions[0]).cards;
    for (int other = 0; other < 4; ++other)
        for (const auto card : small.night().pool(seat(other))) CHECK(std::ranges::find(cards, card) == cards.end());
    for (const auto& action : late.actions) small.run.happen(action);
    CHECK(small.night().seats.size() == 5);
    CHECK(small.night().seats[4].handed_in == 1);
    CHECK(small.night().round_count() == 2);  // of four seats; it was settled when the first round was paired
    CHECK(broken_invariant(small.night()) == std::nullopt);
    const auto table = night_standings(small.night());
    const auto own = std::ranges::find(table, seat(4), &Standing::seat);
    CHECK(own->losses == 1);
    CHECK(own->points == 0);
    const auto pairing = next_pairing(small.night());
    CHECK(std::ranges::any_of(pairing.tables,
                              [](const Pairing& at) { return at.first == seat(4) || at.second == seat(4); }));
    small.run.happen(pairing);
    CHECK(small.why(JoinEntry{"Later"}) == Denial::no_rounds_left);
    CHECK(view_for(small.night(), seat(4)).pool == cards);
}

TEST_CASE("nobody joins with cards that others have nor a round robin that runs", "[night][late]") {
    SmallNight small;
    small.build();
    const auto taken = small.night().pool(seat(0)).front();
    CHECK(small.why(JoinEntry{"Late", SeatKind::person, {taken}}) == Denial::not_in_pool);
    CHECK(small.why(JoinEntry{"Late", SeatKind::person, {{60000}}}) == Denial::no_such_card);
    small.pair();
    CHECK(small.why(JoinEntry{"Late"}) == Denial::joins_too_late);
}

TEST_CASE("a result that was not meant is taken back without a reason until it was adjusted", "[night]") {
    SmallNight small;
    small.pair();
    CHECK(small.why(WithdrawEntry{1, 1}) == Denial::match_undecided);
    small.run.happen(ResultEntry{1, 1, MatchResult::draw});
    small.run.happen(WithdrawEntry{1, 1});
    CHECK(small.night().rounds[0].tables[0].state == MatchState::waiting);
    CHECK(small.night().notes.empty());
    small.run.happen(ResultEntry{1, 1, MatchResult::first_wins});
    small.run.happen(AdjustEntry{1, 1, MatchResult::draw, "seen by all"});
    CHECK(small.why(WithdrawEntry{1, 1}) == Denial::reason_missing);
    small.run.happen(ResultEntry{1, 2, MatchResult::draw});
    small.run.happen(next_pairing(small.night()));
    CHECK(small.why(WithdrawEntry{1, 2}) == Denial::wrong_round);
}

TEST_CASE("whoever leaves in the middle of a match has lost it", "[night]") {
    SmallNight small;
    small.pair();
    const auto pairing = small.night().rounds[0].tables[1].pairing;
    for (const auto& action : leaving(small.night(), *pairing.second, Presence::out, "home")) small.run.happen(action);
    CHECK(small.night().rounds[0].tables[1].result == MatchResult::first_wins);
    CHECK(small.night().seats[pairing.second->value].dropped == 1);
    CHECK(small.night().rounds[0].tables[0].state == MatchState::waiting);
}

TEST_CASE("a bot that plays by chance picks otherwise than one that does its best and the same again", "[night][bot]") {
    const auto picks = [](BotSkill skill) {
        const auto cube = invented_cube(90);
        auto settings = SmallNight::small(cube->cards(), SeatKind::bot);
        for (auto& seat : settings.seats) seat.skill = skill;
        NightRun run(settings, cube->cards());
        run.let_bots_act(CardValues(cube->cards()));
        CHECK(run.night.seats[0].handed_in == 1);
        return run.night.pool(seat(0));
    };
    CHECK(picks(BotSkill::random) == picks(BotSkill::random));
    CHECK(picks(BotSkill::random) != picks(BotSkill::steady));
}

TEST_CASE("a night of one person ends without a reason and one of several does not", "[night]") {
    SmallNight bots, people(SeatKind::person);
    CHECK_FALSE(host_owes_reasons(bots.night()));
    CHECK(host_owes_reasons(people.night()));
    CHECK(people.why(FinishEntry{""}) == Denial::reason_missing);
    bots.run.happen(FinishEntry{""});
    CHECK(bots.night().ended_early);
}

TEST_CASE("a bot of whose cards no legal deck can be made leaves the night and keeps nobody waiting", "[night][bot]") {
    TestCube made;
    for (int i = 0; i < 3; ++i) made.add(pokemon("Lonely " + std::to_string(i), Type::fire));
    for (int i = 0; i < 61; ++i) made.add(trainer("Gadget " + std::to_string(i)));
    NightRun run(SmallNight::small(made.cards(), SeatKind::bot), made.cards());
    run.let_bots_act(CardValues(made.cards()));
    REQUIRE(run.night.phase() == NightPhase::build);
    int left = 0;
    for (const Seat& each : run.night.seats) {
        CHECK((each.handed_in != 0) != (each.dropped != 0));
        left += each.dropped;
    }
    CHECK(left > 0);
    CHECK_FALSE(can_pair(run.night));
}
