#include "engine/ultraman/rules/judgement.hpp"

#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/change/verbs.hpp"

namespace cubenight::ultraman {
namespace {

// How a battle ended: for whom, by which clause, and with what BP.
struct Battle {
    SeatId winner = no_seat;
    bool fought = false;
    Clause clause = Clause::none;
    PerSeat<std::int32_t> bp{{-1, -1}};
};

// 11.16: what is said of a battle goes before what is compared.
Battle compare(Game& g, int area) {
    Battle battle;
    battle.fought = true;
    PerSeat<bool> wins, ties;
    for (SeatId seat : both_seats) {
        const Spot spot = spot_of(area, seat);
        battle.bp[seat] = bp_of(g, spot).value;
        wins[seat] = is_said_to_win(g, spot);
        ties[seat] = is_said_to_tie(g, spot);
    }
    if (wins[seat0] && wins[seat1]) {
        battle.clause = Clause::c11_16_2;
    } else if (wins[seat0] || wins[seat1]) {
        battle.winner = wins[seat0] ? seat0 : seat1;
        battle.clause = ties[opponent(battle.winner)] ? Clause::c11_16_3 : Clause::c11_16_1;
    } else if (ties[seat0] || ties[seat1]) {
        battle.clause = Clause::c11_16_1;
    } else if (battle.bp[seat0] == battle.bp[seat1]) {
        battle.clause = Clause::c5_9_5_1;
    } else {
        battle.winner = battle.bp[seat0] > battle.bp[seat1] ? seat0 : seat1;
        battle.clause = Clause::c5_9_4_1;
    }
    return battle;
}

// One alone in its battle area wins, unless its battle is a tie and the rules are read so (12.4.2.1).
Battle alone(Game& g, int area, SeatId seat) {
    const Spot spot = spot_of(area, seat);
    Battle battle;
    battle.fought = true;
    battle.bp[seat] = bp_of(g, spot).value;
    battle.clause = Clause::c12_4_2_1;
    if (option(g, OptionKey::lone_ties) && is_said_to_tie(g, spot) && !is_said_to_win(g, spot)) {
        battle.clause = Clause::c11_16_1;
        return battle;
    }
    battle.winner = seat;
    return battle;
}

bool fights(const Match& m, Spot spot) { return open_top(m, spot) != no_copy; }

// 12.4.2: who is there decides first.
Battle judge(Game& g, int area) {
    const bool first = fights(g.m, spot_of(area, seat0)), second = fights(g.m, spot_of(area, seat1));
    if (first && second) return compare(g, area);
    if (first || second) return alone(g, area, first ? seat0 : seat1);
    Battle nobody;
    nobody.clause = Clause::c12_4_2_2;
    return nobody;
}

void settle(Game& g, int area, const Battle& battle) {
    for (SeatId seat : both_seats) {
        Character& character = at(g.m, spot_of(area, seat));
        if (!character.there()) continue;
        character.fought = battle.winner == seat ? Fought::won : battle.winner == no_seat ? Fought::tied : Fought::lost;
    }
    if (battle.winner != no_seat) ++g.m.wins[battle.winner];
    report(g, {.type = battle.winner != no_seat ? EventKind::battle
                       : battle.fought          ? EventKind::battle_tied
                                                : EventKind::battle_empty,
               .seat = battle.winner,
               .spot = battle.winner != no_seat ? spot_of(area, battle.winner) : no_spot,
               .n = static_cast<std::int16_t>(area),
               .bp = battle.bp,
               .clause = battle.clause});
}

// 5.9.6: of the newest battle area alone.
void choose_next_lead(Game& g, const Battle& newest) {
    const Clause clause = newest.winner != no_seat ? Clause::c5_9_6_1
                          : newest.fought          ? Clause::c5_9_6_2
                                                   : Clause::c12_4_2_3;
    if (newest.winner != no_seat) g.m.next_lead = newest.winner;
    report(g, {.type = EventKind::next_lead, .seat = g.m.next_lead, .clause = clause});
}

// 1.3.1 to 1.3.3.1
void look_for_a_winner(Game& g) {
    const int needed = option(g, OptionKey::wins);
    for (SeatId seat : both_seats)
        report(g, {.type = EventKind::wins_counted,
                   .seat = seat,
                   .n = static_cast<std::int16_t>(g.m.wins[seat]),
                   .clause = Clause::c1_3_2});
    const int first = g.m.wins[seat0], second = g.m.wins[seat1];
    if (first < needed && second < needed) return;
    if (first == second) return report(g, {.type = EventKind::goes_on, .clause = Clause::c1_3_3_1});
    const bool both = first >= needed && second >= needed;
    finish(g, play::win_of(first > second ? seat0 : seat1), Ending::wins, both ? Clause::c1_3_3 : Clause::c1_3_2);
}

}  // namespace

// All battle areas, also those of turns before (5.9.3).
void step_judgement(Game& g, Frame&) {
    pop(g);
    g.m.wins = {};
    g.m.next_lead = g.m.lead;
    std::array<Battle, most_areas> battles;
    for (int area = 0; area < g.m.areas; ++area) battles[static_cast<std::size_t>(area)] = judge(g, area);
    for (int area = 0; area < g.m.areas; ++area) settle(g, area, battles[static_cast<std::size_t>(area)]);
    if (g.m.areas > 0) choose_next_lead(g, battles[static_cast<std::size_t>(g.m.areas - 1)]);
    look_for_a_winner(g);
}

}  // namespace cubenight::ultraman
