// The turn (CUBE turn.1 to turn.4; JA A to C) and the Pokémon Checkup (JA I-F).
#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/past.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/foresee/legal.hpp"

namespace cubenight::pokemon {
namespace {

inline constexpr int turn_limit = 400;  // both seats' turns; a match that long is a draw

bool checkup_at_turn_start(const Game& g) { return option(g, OptionKey::checkup) == 1; }

void drop_ended_effects(Game& g) {
    for (std::size_t i = g.m.lasting.size(); i-- > 0;) {
        const std::uint16_t last = g.m.lasting[i].last_turn;
        if (g.m.turn >= last && last != 0xFFFF) g.m.lasting.erase(i);
    }
    refresh_masks(g);
}

// A seat's turn follows its own: the turns that were to come change places for the effects that wait for them.
void swap_next_turns(Game& g) {
    const auto later = [&](std::uint16_t turn) {
        const int ahead = turn - g.m.turn;
        return static_cast<std::uint16_t>(ahead == 1 || ahead == 2 ? g.m.turn + 3 - ahead : turn);
    };
    for (Lasting& lasting : g.m.lasting) {
        lasting.from_turn = later(lasting.from_turn);
        lasting.last_turn = later(lasting.last_turn);
    }
}

void begin_turn(Game& g, std::uint8_t s) {
    age_past(g, s);
    ++g.m.turn;
    g.m.turn_seat = s;
    g.m.phase = MatchPhase::turn;
    ++seat(g, s).turns;
    seat(g, s).turn = TurnFlags{};
    g.m.used_names.clear();
    g.m.used_copies = CopySet{};
    g.m.inherited_uses.clear();
    g.m.end_turn = TurnEnd::none;
    g.m.attack_again = 0;
    for (std::size_t i = g.m.lasting.size(); i-- > 0;)
        if (g.m.lasting[i].last_turn < g.m.turn) g.m.lasting.erase(i);
    for (Pokemon& p : g.m.pokemon) p.abilities_used = 0;
    report(g, {.type = EventKind::turn_begins,
               .seat = s,
               .n = static_cast<std::int16_t>(g.m.turn),
               .clause = Clause::turn_2});
}

enum Step : std::uint8_t {
    begin,
    checkup_first,
    draw,
    joined,
    main,
    chosen,
    after_action,
    after_attack,
    turn_ends,
    cleanup,
    next,
};

void take_action(Game& g, Frame& frame) {
    const Option action = g.m.answer;
    frame.step = after_action;
    switch (action.kind) {
        case OptionKind::play: {
            Frame& play = push(g, Proc::play_card, frame.seat);
            play.a = action.a;
            return step_play_card(g, play);
        }
        case OptionKind::ability: {
            Frame& use = push(g, Proc::use_ability, frame.seat);
            use.a = action.a, use.b = action.b;
            return;
        }
        case OptionKind::use_stadium: push(g, Proc::use_stadium, frame.seat); return;
        case OptionKind::retreat: push(g, Proc::retreat, frame.seat); return;
        case OptionKind::discard_self: return discard_fossil(g, action.a);
        case OptionKind::assemble: return assemble_union(g, CopyId{action.a});
        case OptionKind::attack:
            frame.step = after_attack;
            g.m.attack_again = 0;
            push(g, Proc::attack, frame.seat).a = action.a;
            return;
        default: frame.step = turn_ends; return;
    }
}

Happening drawn_for_turn(std::uint8_t s, CopyId copy) {
    return {TextEvent::drawn, s, {no_slot, copy, no_slot, 2}, 0, 0, 0, EventTurn::for_turn};
}

}  // namespace

void resume_turn(Game& g, std::uint8_t s) { push(g, Proc::turn, s).step = main; }

void step_turn(Game& g, Frame& frame) {
    switch (frame.step) {
        case begin:
            if (g.m.turn >= turn_limit) return finish(g, Outcome::draw, Ending::turn_limit, Clause::rule_turn_limit);
            begin_turn(g, frame.seat);
            frame.step = checkup_first;
            raise(g, {TextEvent::turn_starts, frame.seat, {}, 0});
            if (run_triggers(g)) return;
            [[fallthrough]];
        case checkup_first:
            frame.step = draw;
            if (checkup_at_turn_start(g)) {
                push(g, Proc::checkup, frame.seat);
                return;
            }
            [[fallthrough]];
        case draw:
            frame.step = joined;
            if (!draw_card(g, frame.seat, Clause::turn_2))
                return finish(g, frame.seat == 0 ? Outcome::seat1_wins : Outcome::seat0_wins, Ending::deck_out,
                              Clause::I_E_b3);
            g.m.joining = seat(g, frame.seat).hand.back();
            frame.c = g.m.joining.value;
            if (run_instead(g, drawn_for_turn(frame.seat, g.m.joining))) return;
            [[fallthrough]];
        case joined: {
            const CopyId drawn{frame.c};
            g.m.joining = no_copy;
            const Happening happening = drawn_for_turn(frame.seat, drawn);
            if (state(g, drawn).where == Where::hand) raise(g, happening);
            else remember_it(g, happening);
            [[fallthrough]];
        }
        case after_action:
            frame.step = main;
            if (run_triggers(g)) return;
            [[fallthrough]];
        case main:
            if (needs_settling(g)) {
                push(g, Proc::knock_out);
                return;
            }
            forget_hits(g);
            g.m.reactions = 0;
            g.m.coins = 0;
            if (g.m.end_turn != TurnEnd::none) {
                frame.step = turn_ends;
                return;
            }
            frame.step = chosen;
            ask(g, frame.seat, ChoiceKind::main, Clause::turn_3);
            return offer_actions(g);
        case chosen: return take_action(g, frame);
        case after_attack:
            frame.step = g.m.attack_again && g.m.end_turn == TurnEnd::none ? main : turn_ends;
            if (frame.step == main) return;
            [[fallthrough]];
        case turn_ends:
            if (frame.a == 0) {
                frame.a = 1;
                raise(g, {TextEvent::turn_ends, frame.seat, {}, 0});
                if (run_triggers(g)) return;
            }
            if (needs_settling(g)) {
                push(g, Proc::knock_out);
                return;
            }
            report(g, {.type = EventKind::turn_ends,
                       .seat = frame.seat,
                       .n = static_cast<std::int16_t>(g.m.turn),
                       .clause = g.m.end_turn == TurnEnd::mega ? Clause::liite_q_turn_end : Clause::E_20_b1});
            frame.step = cleanup;
            if (!checkup_at_turn_start(g) && seat(g, frame.seat).turn.again_turn != 2) {
                push(g, Proc::checkup, 2);
                return;
            }
            [[fallthrough]];
        case cleanup:
            drop_ended_effects(g);
            frame.step = next;
            [[fallthrough]];
        default: {
            const bool again = seat(g, frame.seat).turn.again_turn;
            if (again) swap_next_turns(g);  // JA E-01.b1, E-02.b1
            const std::uint8_t s = again ? frame.seat : other(frame.seat);
            pop(g);
            push(g, Proc::turn, s);
        }
    }
}

namespace {

bool checked(const Frame& frame, std::uint8_t s) { return frame.seat == 2 || frame.seat == s; }

std::uint8_t ill_active(const Game& g, const Frame& frame, std::uint8_t s, SpecialCondition condition) {
    const std::uint8_t slot = g.m.seats[s].active;
    return checked(frame, s) && slot != no_slot && g.m.pokemon[slot].is(condition) ? slot : no_slot;
}

void settle_poison(Game& g, const Frame& frame) {
    for (std::uint8_t s = 0; s < 2; ++s)
        if (const auto slot = ill_active(g, frame, s, SpecialCondition::poisoned); slot != no_slot)
            put_counters(g, slot, 10 * poison_counters(g, slot), Clause::I_F_b3_1);
}

void settle_burn(Game& g, const Frame& frame) {
    for (std::uint8_t s = 0; s < 2; ++s)
        if (const auto slot = ill_active(g, frame, s, SpecialCondition::burned); slot != no_slot)
            put_counters(g, slot, 10 * burn_counters(g, slot), Clause::cond_burned);
}

// A coin per seat, or as many as a text says: heads, all of them, end the condition. frame.a counts seats, frame.b says
// that a coin is in the air, frame.c how many have landed, frame.d that one of them was tails.
bool coins_for(Game& g, Frame& frame, SpecialCondition condition, Clause clause) {
    while (frame.a < 2) {
        const auto slot = ill_active(g, frame, frame.a, condition);
        if (frame.b) {
            frame.b = 0;
            ++frame.c;
            frame.d |= g.m.answer.kind != OptionKind::heads;
            if (slot != no_slot && condition == SpecialCondition::asleep && frame.c < sleep_coins(g, slot)) continue;
            if (slot != no_slot && !frame.d && !stays_ill(g, slot, condition, CureWay::coins))
                cure(g, slot, condition, clause);
            frame.c = frame.d = 0;
            ++frame.a;
        } else if (slot == no_slot) {
            ++frame.a;
        } else {
            frame.b = 1;
            flip_coin(g, frame.a, clause, slot);
            if (g.m.choice.kind != ChoiceKind::none) return false;
        }
    }
    frame.a = 0;
    return true;
}

void settle_paralysis(Game& g, const Frame& frame) {
    for (std::uint8_t s = 0; s < 2; ++s) {
        const auto slot = ill_active(g, frame, s, SpecialCondition::paralyzed);
        if (slot == no_slot) continue;
        // After its owner's next turn (CUBE cond.paralyzed); one that is just beginning has not ended.
        const int ended = seat(g, s).turns - g.m.pokemon[slot].paralyzed_since - (frame.seat != 2);
        if (ended >= 1) cure(g, slot, SpecialCondition::paralyzed, Clause::cond_paralyzed);
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
    for (std::uint8_t s = 0; s < 2; ++s)
        if (const auto slot = g.m.seats[s].active; checked(frame, s) && slot != no_slot && g.m.pokemon[slot].conditions)
            return true;
    return std::ranges::any_of(g.m.triggers, [&](const Trigger& t) { return g.book.program(t.program).inflicts; });
}

// Other effects: each before or after the conditions (JA I-F.b3.2), or all of them as one block (FI checkup; the
// player of the turn that ended says which).
void order_checkup_effects(Game& g, Frame& frame) {
    frame.step = poison;
    if (g.m.triggers.empty() || (!g.m.asks_all && !sides_differ(g, frame))) return;
    if (option(g, OptionKey::checkup_effects) == 0) {
        push(g, Proc::triggers).a = 1;
        return;
    }
    frame.step = block_chosen;
    ask(g, g.m.turn_seat, ChoiceKind::may, Clause::fi_checkup);
    offer(g, {OptionKind::yes, 0, 0, 0});
    offer(g, {OptionKind::no, 0, 0, 0});
}

}  // namespace

void step_checkup(Game& g, Frame& frame) {
    switch (frame.step) {
        case start:
            g.m.phase = MatchPhase::checkup;
            report(g, {.type = EventKind::checkup_begins, .seat = frame.seat, .clause = Clause::I_F_b1});
            raise(g, {TextEvent::checkup, g.m.turn_seat, {}, 0});
            frame.step = effects_before;
            g.m.proceeds = 1;
            if (run_instead(g, {TextEvent::checkup, g.m.turn_seat, {}, 0})) return;
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
            [[fallthrough]];
        case effects_after:
            frame.step = knock_outs;
            if (run_triggers(g)) return;
            [[fallthrough]];
        case knock_outs:
            frame.step = done;
            if (needs_settling(g)) {
                push(g, Proc::knock_out);
                return;
            }
            [[fallthrough]];
        default:
            if (frame.seat != 2) g.m.phase = MatchPhase::turn;
            pop(g);
    }
}

}  // namespace cubenight::pokemon
