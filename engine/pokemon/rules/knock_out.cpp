// Knock Outs, Prize cards, promotion, and how a match is won (JA I-D.b3, I-E).
#include "engine/pokemon/rules/knock_out.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/ask/surplus.hpp"
#include "engine/pokemon/change/memory.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/settle.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

enum Step : std::uint8_t {
    replacements,
    on_knock_out,
    discard,
    early_first,
    early_second,
    early_verdict,
    take_first,
    take_second,
    verdict,
    promote_first,
    promote_second,
    done,
};

// Follows JA I-D.b1; FI term.damage.
CopySet knocked_out_now(Game& g) {
    CopySet set;
    for (SeatId seat : both_seats)
        each_pokemon(g.m, seat, [&](std::uint8_t slot) {
            if (left_hp(g, slot) <= 0) set.insert(g.m.pokemon[slot].bottom);
        });
    return set;
}

Happening knock_out_of(const Game& g, std::uint8_t slot) {
    const SeatId seat = slot_seat(slot);
    // By the damage of an attack, and not by counters (JA E-04.ex1).
    const Pokemon& p = g.m.pokemon[slot];
    const std::uint8_t cause = p.felled_by;
    const DoneBy by =
        cause != no_slot ? DoneBy{TextKind::attack, true, cause, no_copy} : text_of_a_byte(p.felled_by_text);
    return {
        TextEvent::knocked_out, seat, {slot, p.bottom, cause, cause == no_slot ? no_seat : slot_seat(cause)}, 0, 0, 0,
        EventTurn::any,         by};
}

// Those whose Knock Out begins now.
CopySet fallen_now(Game& g) {
    CopySet fallen;
    for (CopyId bottom : knocked_out_now(g))
        if (std::uint8_t& known = g.m.pokemon[slot_of(g.m, bottom)].knocked_out; !known)
            fallen.insert(bottom), known = 1;
    return fallen;
}

// Step 1, and what happens instead (JA D-16): frame.set holds what was asked already.
void ask_replacements(Game& g, Frame& frame) {
    for (CopyId bottom : knocked_out_now(g) - frame.set) {
        frame.set.insert(bottom);
        if (run_instead(g, knock_out_of(g, slot_of(g.m, bottom)))) return;
    }
    frame.step = on_knock_out;
    const CopySet fallen = fallen_now(g);
    for (CopyId bottom : fallen) raise(g, knock_out_of(g, slot_of(g.m, bottom)));
    run_triggers(g, locals_of<KnockOut>(frame).waiting);  // JA I-D.b3.2
}

// Of what would be discarded with them each card is asked about once: frame.set holds those that were. True where a text
// stands in for one.
bool ask_about_attached(Game& g, Frame& frame) {
    if (!((g.m.events_heard >> static_cast<int>(TextEvent::discarded)) & 1)) return false;
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        if (!g.m.pokemon[slot].knocked_out || left_hp(g, slot) > 0) continue;
        for (CopyId copy = g.m.pokemon[slot].attached; copy != no_copy; copy = g.m.copies[copy.value].next) {
            if (frame.set.contains(copy)) continue;
            frame.set.insert(copy);
            if (run_instead(g, {TextEvent::discarded, owner(copy), {no_slot, copy, no_slot, no_seat}, 0})) return true;
        }
    }
    return false;
}

// Who has HP again stays (JA I-D.b3.3). What is discarded with the others is heard as such.
void discard_all(Game& g) {
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        std::uint8_t& out = pokemon(g, slot).knocked_out;
        out = out && left_hp(g, slot) <= 0;
        if (out) owe_prizes(g, slot);
    }
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        if (!g.m.pokemon[slot].knocked_out) continue;
        each_attached(g.m, slot, [&](CopyId copy) { raise_discarded(g, copy, no_slot, no_seat); });
        leave_play(g, slot, Where::discard, Where::discard, Clause::I_D_b3_3);
    }
}

bool has_nobody(const Game& g, SeatId seat) {
    return g.m.seats[seat].active == no_slot && g.m.seats[seat].bench.empty();
}

// The table of simultaneous conditions (JA I-E.b4): each seat counts what speaks for it.
void judge(Game& g, Frame& frame) {
    PerSeat<int> points;
    PerSeat<bool> prizes_taken, alone;
    for (SeatId seat : both_seats) {
        prizes_taken[seat] = state(g, seat).prize_count > 0 && prizes_left(g.m, seat) == 0;
        alone[seat] = has_nobody(g, seat);
    }
    for (SeatId seat : both_seats) points[seat] = prizes_taken[seat] + alone[opponent(seat)];
    if (points[seat0] + points[seat1] == 0) {
        frame.step = promote_first;
        return;
    }
    const bool several = points[seat0] > 0 && points[seat1] > 0;
    if (points[seat0] != points[seat1]) {
        const SeatId winner = points[seat0] > points[seat1] ? seat0 : seat1;
        const Clause clause = several ? Clause::I_E_b4 : prizes_taken[winner] ? Clause::I_E_b1 : Clause::I_E_b2;
        const Ending ending = several                ? Ending::simultaneous
                              : prizes_taken[winner] ? Ending::prizes
                                                     : Ending::no_pokemon;
        return finish(g, play::win_of(winner), ending, clause);
    }
    end_even(g);
}

// Who places a new Active Pokémon first: the player of the next turn (JA I-D.b3.5). ZH I-D.b3.5 says so of the
// Checkup only; in a turn it is the opponent of its player (difference 1). They differ when a turn follows its own.
// Follows ZH I-D.b3.6.
SeatId first_to_promote(const Game& g) {
    if (g.m.phase == MatchPhase::checkup && option(g, OptionKey::checkup) == 1)
        return g.m.turn_seat;  // its turn goes on
    const bool again = g.m.seats[g.m.turn_seat].turn.again_turn;
    const bool opponent_first = option(g, OptionKey::promotion) == 1 && g.m.phase == MatchPhase::turn;
    return again && !opponent_first ? g.m.turn_seat : opponent(g.m.turn_seat);
}

// In the Checkup a new Active Pokémon may come before the Prize cards (FI checkup; difference 1).
bool promotes_early(const Game& g) {
    return g.m.phase == MatchPhase::checkup && option(g, OptionKey::checkup_prize_before_promotion) == 0;
}

// Who has nobody to put up loses, unless the Prize cards that it is to take are its last ones.
// Follows FI zone.active.
bool lost_at_promotion(const Game& g) {
    bool lost = false;
    for (SeatId seat : both_seats) {
        if (!has_nobody(g, seat)) continue;
        if (g.m.seats[seat].prizes_owed >= prizes_left(g.m, seat)) return false;
        lost = true;
    }
    return lost;
}

void offer_promotion(Game& g, SeatId seat) {
    if (state(g, seat).active != no_slot || state(g, seat).bench.empty()) return;
    push(g, Proc::promote, seat);
}

void take_owed(Game& g, SeatId seat) {
    if (state(g, seat).prizes_owed > 0) push(g, Proc::take_prizes, seat);
}

}  // namespace

// Follows FI term.sudden.
void end_even(Game& g) {
    if (option(g, OptionKey::on_draw) == 1 || g.m.sudden_deaths >= most_sudden_deaths)
        return finish(g, Outcome::draw, Ending::simultaneous, Clause::I_E_draw);
    // A winner is needed: everything starts again with one Prize card (JA I-E.b5).
    g.m.frames.clear();
    g.m.contexts.clear();
    push(g, Proc::sudden_death);
}

void owe_prizes(Game& g, std::uint8_t slot) {
    const SeatId taker = opponent(slot_seat(slot));
    if (player_cant(g, taker, ActionKind::take_prizes)) return;
    state(g, taker).prizes_owed =
        static_cast<std::uint8_t>(std::min(most_prizes, state(g, taker).prizes_owed + prizes_for(g, slot)));
}

// frame.set: who was asked about.
// Follows JA I-D.b2.1, I-D.b2.2, I-D.b2.3.
void step_knock_out(Game& g, Frame& frame) {
    switch (frame.step) {
        case replacements:
            if (unfit_card(g) != no_copy || has_surplus(g)) {
                push(g, Proc::surplus);
                return;
            }
            return ask_replacements(g, frame);
        case on_knock_out:  // what waited for it may have Knocked Out more at the same time
            frame.step = (knocked_out_now(g) - frame.set).empty() ? discard : replacements;
            return;
        case discard:
            if (ask_about_attached(g, frame)) return;
            discard_all(g);
            frame.step = promotes_early(g) ? early_first : take_first;
            return;
        case early_first: frame.step = early_second; return offer_promotion(g, first_to_promote(g));
        case early_second: frame.step = early_verdict; return offer_promotion(g, opponent(first_to_promote(g)));
        case early_verdict:  // who could put nobody up has lost by now (FI turn.attack.promote)
            frame.step = take_first;
            if (promotes_early(g) && lost_at_promotion(g)) judge(g, frame);
            return;
        case take_first: frame.step = take_second; return take_owed(g, g.m.turn_seat);
        case take_second: frame.step = verdict; return take_owed(g, opponent(g.m.turn_seat));
        case verdict: return judge(g, frame);
        case promote_first: frame.step = promote_second; return offer_promotion(g, first_to_promote(g));
        case promote_second: frame.step = done; return offer_promotion(g, opponent(first_to_promote(g)));
        case done:
            if (run_triggers(g, locals_of<KnockOut>(frame).waiting)) return;  // what hears of a promotion (E-24)
            if (needs_settling(g)) {  // what happened on the way knocked out more
                frame.step = replacements;
                frame.set = CopySet{};
                return;
            }
            pop(g);
    }
}

namespace {

enum PrizeStep : std::uint8_t { next_prize, prize_chosen, prize_taken };
enum PromoteStep : std::uint8_t { ask_promotion, promotion_chosen };

struct TakePrizes {
    std::uint8_t place;  // of the Prize card that is taken
    CopyId copy;
};

// Prize cards, but for those whose texts are carried out as they are taken (JA E-31.b2).
CopySet prizes_to_take(const Game& g, SeatId seat) {
    CopySet there;
    for (CopyId copy : g.m.seats[seat].prizes)
        if (copy != no_copy) there.insert(copy);
    for (const Frame& frame : g.m.frames)
        if (frame.proc == Proc::take_prizes && frame.step == prize_taken)
            there.erase(locals_of<TakePrizes>(frame).copy);
    return there;
}

// For a Knock Out (JA I-D.b3.4), or as a text says.
Clause clause_of_taking(const Game& g, const Frame& frame) {
    const Frame* begun_by = &frame == g.m.frames.begin() ? nullptr : &frame - 1;
    if (!begun_by || begun_by->proc != Proc::verb) return Clause::I_D_b3_4;
    const Context& context = g.m.contexts[begun_by->context];
    const bool says_it = node_at(g, context, begun_by->node).kind == NodeKind::take_prize;
    return says_it ? clause_of_text(g, scope_of(g, context)) : Clause::I_D_b3_4;
}

// It is seen before it joins the hand, and a text may stand in for that (JA E-31.b2).
void show_prize(Game& g, Frame& frame) {
    TakePrizes& own = locals_of<TakePrizes>(frame);
    const auto its_player = seat_bit(frame.seat);
    own.place = g.m.answer.a;
    own.copy = state(g, frame.seat).prizes[own.place];
    frame.step = prize_taken;
    g.m.joining = own.copy;
    state(g, own.copy).known |= its_player;
    report(g, {.type = EventKind::prize_taken,
               .seat = frame.seat,
               .copy = own.copy,
               .seen_by = its_player,
               .n = own.place,
               .clause = clause_of_taking(g, frame)});
    run_instead(g, {TextEvent::prize_taken, frame.seat, {no_slot, own.copy, no_slot, no_seat}, 0});
}

// True where a text hears of it.
bool join_hand(Game& g, Frame& frame) {
    const TakePrizes& own = locals_of<TakePrizes>(frame);
    const CopyId copy = state(g, frame.seat).prizes[own.place];
    const Happening happening{TextEvent::prize_taken, frame.seat, {no_slot, own.copy, no_slot, no_seat}, 0};
    const std::size_t waiting = g.m.triggers.size();
    g.m.joining = no_copy;
    frame.step = next_prize;
    if (copy == no_copy) {
        remember_it(g, happening);
    } else {
        move_card(g, copy, Where::hand, clause_of_taking(g, frame));
        raise(g, happening);
    }
    return run_triggers(g, waiting);
}

// The seat chooses which, unless it cannot tell them apart.
void ask_prize(Game& g, SeatId seat, CopySet there) {
    bool any_known = false;
    for (CopyId copy : there) any_known |= (state(g, copy).known & seat_bit(seat)) != 0;
    ask(g, seat, ChoiceKind::pick_prize, Clause::I_D_b3_4);
    for (std::uint8_t i = 0; i < most_prizes; ++i)
        if (const CopyId copy = state(g, seat).prizes[i]; copy != no_copy && there.contains(copy))
            offer(g, {OptionKind::prize, i, 0, 0});
    if (any_known || g.m.asks_all) return;
    g.m.answer = g.m.choice.options[0];
    g.m.choice = Choice{};
}

}  // namespace

// One card at a time (JA E-31.b3).
void step_take_prizes(Game& g, Frame& frame) {
    if (frame.step == prize_chosen) return show_prize(g, frame);
    if (frame.step == prize_taken && join_hand(g, frame)) return;
    std::uint8_t& owed = state(g, frame.seat).prizes_owed;
    const CopySet there = prizes_to_take(g, frame.seat);
    if (owed == 0 || there.empty()) {
        owed = 0;
        return pop(g);
    }
    --owed;
    frame.step = prize_chosen;
    ask_prize(g, frame.seat, there);
}

void step_promote(Game& g, Frame& frame) {
    SeatState& player = state(g, frame.seat);
    if (frame.step == promotion_chosen || (player.bench.size() == 1 && !g.m.asks_all)) {
        const std::uint8_t slot = frame.step == promotion_chosen ? g.m.answer.a : player.bench[0];
        const SeatId seat = frame.seat;
        pop(g);
        promote(g, seat, slot, Clause::I_D_b3_5);
        return raise_moved(g, slot, no_slot, no_slot, no_seat);
    }
    frame.step = promotion_chosen;
    ask(g, frame.seat, ChoiceKind::promote, Clause::I_D_b3_5);
    for (std::uint8_t slot : player.bench) offer(g, {OptionKind::slot, slot, 0, 0});
}

// Everything starts again with one Prize card; the first to take it wins (JA I-E.b5).
void step_sudden_death(Game& g) {
    Match fresh;
    fresh.generator = g.m.generator;
    fresh.chance = g.m.chance;
    fresh.deck_sizes = g.m.deck_sizes;
    fresh.sudden_deaths = static_cast<std::uint8_t>(g.m.sudden_deaths + 1);
    fresh.steps = g.m.steps;
    fresh.works_outside = g.m.works_outside;
    for (int i = 0; i < most_copies; ++i) {
        CopyState& copy = fresh.copies[static_cast<std::size_t>(i)];
        copy.card = g.m.copies[static_cast<std::size_t>(i)].card;
        if (copy.card == no_card) continue;
        copy.where = Where::deck;
        const CopyId id{static_cast<std::uint8_t>(i)};
        fresh.seats[owner(id)].deck.push_back(id);
    }
    g.m = fresh;
    push(g, Proc::setup);
    report(g, {.type = EventKind::sudden_death, .clause = Clause::I_E_b5_1});
}

}  // namespace cubenight::pokemon
