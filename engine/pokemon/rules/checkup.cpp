#include "engine/pokemon/rules/checkup.hpp"

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/settle.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

bool checked(const Frame& frame, SeatId seat) { return frame.seat == no_seat || frame.seat == seat; }

std::uint8_t ill_active(const Game& g, const Frame& frame, SeatId seat, SpecialCondition condition) {
    const std::uint8_t slot = g.m.seats[seat].active;
    return checked(frame, seat) && slot != no_slot && g.m.pokemon[slot].is(condition) ? slot : no_slot;
}

// Follows CUBE cond.poisoned.
void settle_poison(Game& g, const Frame& frame) {
    for (SeatId seat : both_seats)
        if (const auto slot = ill_active(g, frame, seat, SpecialCondition::poisoned); slot != no_slot)
            put_counters(g, slot, 10 * poison_counters(g, slot), Clause::I_F_b3_1);
}

// Follows FI cond.burned.
void settle_burn(Game& g, const Frame& frame) {
    for (SeatId seat : both_seats)
        if (const auto slot = ill_active(g, frame, seat, SpecialCondition::burned); slot != no_slot)
            put_counters(g, slot, 10 * burn_counters(g, slot), Clause::cond_burned);
}

// Coins of one condition.
struct Coins {
    SeatId seat;              // whose Pokémon
    std::uint8_t in_the_air;  // one was flipped
    std::uint8_t landed;
    std::uint8_t tails;  // one of them was
};

// A coin per seat, or as many as a text says: heads, all of them, end the condition.
bool coins_for(Game& g, Frame& frame, SpecialCondition condition, Clause clause) {
    Coins& coins = locals_of<Coins>(frame);
    while (coins.seat != no_seat) {
        const auto slot = ill_active(g, frame, coins.seat, condition);
        if (coins.in_the_air) {
            coins.in_the_air = 0;
            ++coins.landed;
            coins.tails |= g.m.answer.kind != OptionKind::heads;
            if (slot != no_slot && condition == SpecialCondition::asleep && coins.landed < sleep_coins(g, slot))
                continue;
            if (slot != no_slot && !coins.tails && !stays_ill(g, slot, condition, CureWay::coins))
                cure(g, slot, condition, clause);
            coins.landed = coins.tails = 0;
            coins.seat = seat_after(coins.seat);
        } else if (slot == no_slot) {
            coins.seat = seat_after(coins.seat);
        } else {
            coins.in_the_air = 1;
            flip_coin(g, coins.seat, clause, slot);
            if (g.m.choice.kind != ChoiceKind::none) return false;
        }
    }
    coins.seat = seat0;
    return true;
}

void settle_paralysis(Game& g, const Frame& frame) {
    for (SeatId seat : both_seats) {
        const auto slot = ill_active(g, frame, seat, SpecialCondition::paralyzed);
        if (slot == no_slot) continue;
        // After its owner's next turn (CUBE cond.paralyzed); one that is just beginning has not ended.
        const int ended = state(g, seat).turns - g.m.pokemon[slot].paralyzed_since - (frame.seat != no_seat);
        if (ended >= 1) cure(g, slot, SpecialCondition::paralyzed, Clause::cond_paralyzed);
    }
}

// The Special Conditions that the Checkup has not ended.
void raise_remaining(Game& g, const Frame& frame) {
    for (SeatId seat : both_seats) {
        const std::uint8_t slot = g.m.seats[seat].active;
        if (!checked(frame, seat) || slot == no_slot || g.m.pokemon[slot].conditions == 0) continue;
        for (int c = 0; c < condition_count; ++c)
            if (g.m.pokemon[slot].is(static_cast<SpecialCondition>(c)))
                raise(g, {TextEvent::remains,
                          seat,
                          {slot, g.m.pokemon[slot].bottom, no_slot, no_seat},
                          0,
                          static_cast<std::uint16_t>(c)});
    }
}

enum CheckupStep : std::uint8_t {
    start,
    effects_before,
    block_chosen,
    poison,
    coins_of_burn,
    coins_of_sleep,
    effects_after,
    knock_outs,
    done,
};

// Whether it makes a difference on which side of the conditions other effects come: somebody has one, or may get one.
bool sides_differ(const Game& g, const Frame& frame) {
    for (SeatId seat : both_seats)
        if (const auto slot = g.m.seats[seat].active;
            checked(frame, seat) && slot != no_slot && g.m.pokemon[slot].conditions)
            return true;
    return std::ranges::any_of(g.m.triggers, [&](const Trigger& t) { return g.book.program(t.program).inflicts; });
}

// Other effects: each before or after the conditions (JA I-F.b3.2), or all of them as one block (FI checkup; the
// player of the turn that ended says which).
void order_checkup_effects(Game& g, Frame& frame) {
    frame.step = poison;
    if (g.m.triggers.empty() || (!g.m.asks_all && !sides_differ(g, frame))) return;
    if (option(g, OptionKey::checkup_effects) == 0) {
        return run_triggers_before_conditions(g);
    }
    frame.step = block_chosen;
    ask(g, g.m.turn_seat, ChoiceKind::may, Clause::fi_checkup);
    offer(g, {OptionKind::yes, 0, 0, 0});
    offer(g, {OptionKind::no, 0, 0, 0});
}

// True where a text may stand in for all of it.
bool begin_checkup(Game& g, const Frame& frame) {
    g.m.phase = MatchPhase::checkup;
    const bool opens_turn = option(g, OptionKey::checkup) == 1;
    report(g, {.type = EventKind::checkup_begins,
               .seat = frame.seat,
               .clause = opens_turn ? Clause::own_checkup : Clause::I_F_b1});
    const Happening happening{TextEvent::checkup, g.m.turn_seat, {}, 0};
    raise(g, happening);
    g.m.proceeds = 1;
    return run_instead(g, happening);
}

}  // namespace

// Follows FI cond.other, term.checkup.
void step_checkup(Game& g, Frame& frame) {
    switch (frame.step) {
        case start:
            frame.step = effects_before;
            if (begin_checkup(g, frame)) return;
            [[fallthrough]];
        case effects_before:
            frame.step = effects_after;
            if (g.m.proceeds) order_checkup_effects(g, frame);
            return;
        case block_chosen:
            frame.step = poison;
            if (g.m.answer.kind == OptionKind::yes) run_triggers(g);
            return;
        case poison:
            settle_poison(g, frame);
            settle_burn(g, frame);
            frame.step = coins_of_burn;
            [[fallthrough]];
        case coins_of_burn:
            if (!coins_for(g, frame, SpecialCondition::burned, Clause::cond_burned)) return;
            frame.step = coins_of_sleep;
            [[fallthrough]];
        case coins_of_sleep:
            if (!coins_for(g, frame, SpecialCondition::asleep, Clause::cond_asleep)) return;
            settle_paralysis(g, frame);
            raise_remaining(g, frame);
            [[fallthrough]];
        case effects_after:
            frame.step = knock_outs;
            if (run_triggers(g)) return;
            [[fallthrough]];
        case knock_outs:
            frame.step = done;
            if (needs_settling(g)) return begin_knock_outs(g);
            [[fallthrough]];
        case done:
            if (frame.seat != no_seat) g.m.phase = MatchPhase::turn;
            pop(g);
    }
}

}  // namespace cubenight::pokemon
