// The turn (CUBE turn.1 to turn.4; JA A to C) and the Pokémon Checkup (JA I-F).
#include "engine/pokemon/rules/turn.hpp"

#include <algorithm>

#include "engine/pokemon/change/memory.hpp"
#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/rules/attack.hpp"
#include "engine/pokemon/rules/play_card.hpp"
#include "engine/pokemon/rules/turn_actions.hpp"
#include "engine/pokemon/rules/use_ability.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/lasting.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/settle.hpp"
#include "engine/pokemon/run/triggers.hpp"

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

void begin_turn(Game& g, SeatId seat) {
    age_past(g, seat);
    ++g.m.turn;
    g.m.turn_choices = 0;
    g.m.turn_seat = seat;
    g.m.phase = MatchPhase::turn;
    ++state(g, seat).turns;
    state(g, seat).turn = TurnFlags{};
    g.m.used_names.clear();
    g.m.used_copies = CopySet{};
    g.m.inherited_uses.clear();
    g.m.end_turn = TurnEnd::none;
    g.m.attack_again = 0;
    for (std::size_t i = g.m.lasting.size(); i-- > 0;)
        if (g.m.lasting[i].last_turn < g.m.turn) g.m.lasting.erase(i);
    for (Pokemon& p : g.m.pokemon) p.abilities_used = 0;
    report(g, {.type = EventKind::turn_begins,
               .seat = seat,
               .n = static_cast<std::int16_t>(g.m.turn),
               .clause = Clause::phases});
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

struct Turn {
    CopyId drawn;          // for the turn
    std::uint8_t ended;    // what hears of its end was asked
    std::uint8_t at_once;  // no Checkup lies before it
};

void take_action(Game& g, Frame& frame) {
    const Option action = g.m.answer;
    frame.step = after_action;
    switch (action.kind) {
        case OptionKind::play: return play_card(g, frame.seat, CopyId{action.a});
        case OptionKind::ability: return use_ability(g, frame.seat, action);
        case OptionKind::use_stadium: push(g, Proc::use_stadium, frame.seat); return;
        case OptionKind::retreat: push(g, Proc::retreat, frame.seat); return;
        case OptionKind::discard_self: return discard_fossil(g, action.a);
        case OptionKind::assemble: return assemble_union(g, CopyId{action.a});
        case OptionKind::attack:
            frame.step = after_attack;
            g.m.attack_again = 0;
            return use_attack(g, frame.seat, action.a);
        case OptionKind::judge: push(g, Proc::by_hand, SeatId{action.a}); return;
        case OptionKind::none:
        case OptionKind::end_turn:
        case OptionKind::concede:
        case OptionKind::copy:
        case OptionKind::slot:
        case OptionKind::prize:
        case OptionKind::done:
        case OptionKind::yes:
        case OptionKind::no:
        case OptionKind::number:
        case OptionKind::heads:
        case OptionKind::tails:
        case OptionKind::type:
        case OptionKind::condition:
        case OptionKind::name:
        case OptionKind::part:
        case OptionKind::by_generator:
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back:
        case OptionKind::agree_draw:
        case OptionKind::as_basic: frame.step = turn_ends; return;
    }
}

Happening drawn_for_turn(SeatId seat, CopyId copy) {
    return {TextEvent::drawn, seat, {no_slot, copy, no_slot, no_seat}, 0, 0, 0, EventTurn::for_turn};
}

// True where the turn goes on at once.
bool draw_for_turn(Game& g, Frame& frame) {
    if (!draw_card(g, frame.seat, Clause::turn_2)) {
        finish(g, play::win_of(opponent(frame.seat)), Ending::deck_out, Clause::I_E_b3);
        return false;
    }
    g.m.joining = state(g, frame.seat).hand.back();
    locals_of<Turn>(frame).drawn = g.m.joining;
    return !run_instead(g, drawn_for_turn(frame.seat, g.m.joining));
}

void join_hand(Game& g, const Frame& frame) {
    const CopyId drawn = locals_of<Turn>(frame).drawn;
    g.m.joining = no_copy;
    const Happening happening = drawn_for_turn(frame.seat, drawn);
    if (state(g, drawn).where == Where::hand) raise(g, happening);
    else remember_it(g, happening);
}

void ask_action(Game& g, Frame& frame) {
    if (needs_settling(g)) return begin_knock_outs(g);
    forget_hits(g);
    g.m.reactions = 0;
    g.m.coins = 0;
    if (g.m.end_turn != TurnEnd::none) {
        frame.step = turn_ends;
        return;
    }
    frame.step = chosen;
    ask(g, frame.seat, ChoiceKind::main, Clause::turn_3);
    offer_actions(g);
}

Clause what_ended(TurnEnd end) {
    switch (end) {
        case TurnEnd::none: return Clause::A_01_b1;
        case TurnEnd::text: return Clause::E_20_ex3;
        case TurnEnd::mega: return Clause::liite_q_turn_end;
    }
    return Clause::none;
}

// True where what follows the turn comes at once.
bool end_turn(Game& g, Frame& frame) {
    Turn& own = locals_of<Turn>(frame);
    if (own.ended == 0) {
        own.ended = 1;
        raise(g, {TextEvent::turn_ends, frame.seat, {}, 0});
        if (run_triggers(g)) return false;
    }
    if (needs_settling(g)) {
        begin_knock_outs(g);
        return false;
    }
    report(g, {.type = EventKind::turn_ends,
               .seat = frame.seat,
               .n = static_cast<std::int16_t>(g.m.turn),
               .clause = what_ended(g.m.end_turn)});
    report_ended_spans(g);
    frame.step = cleanup;
    const bool checks = !checkup_at_turn_start(g) && state(g, frame.seat).turn.again_turn != turn_at_once;
    if (checks) push(g, Proc::checkup, no_seat);
    return !checks;
}

void begin_next_turn(Game& g, const Frame& frame) {
    const std::uint8_t again = state(g, frame.seat).turn.again_turn;
    if (again) swap_next_turns(g);  // JA E-01.b1, E-02.b1
    const SeatId seat = again ? frame.seat : opponent(frame.seat);
    pop(g);
    locals_of<Turn>(push(g, Proc::turn, seat)).at_once = again == turn_at_once;
}

}  // namespace

void resume_turn(Game& g, SeatId seat) { push(g, Proc::turn, seat).step = main; }

// Follows FI phases, turn.over.
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
            if (checkup_at_turn_start(g) && !locals_of<Turn>(frame).at_once) {
                push(g, Proc::checkup, frame.seat);
                return;
            }
            [[fallthrough]];
        case draw:
            frame.step = joined;
            if (!draw_for_turn(g, frame)) return;
            [[fallthrough]];
        case joined: join_hand(g, frame); [[fallthrough]];
        case after_action:
            frame.step = main;
            if (run_triggers(g)) return;
            [[fallthrough]];
        case main: return ask_action(g, frame);
        case chosen: return take_action(g, frame);
        case after_attack:
            frame.step = g.m.attack_again && g.m.end_turn == TurnEnd::none ? main : turn_ends;
            if (frame.step == main) return;
            [[fallthrough]];
        case turn_ends:
            if (!end_turn(g, frame)) return;
            [[fallthrough]];
        case cleanup:
            drop_ended_effects(g);
            frame.step = next;
            [[fallthrough]];
        case next: return begin_next_turn(g, frame);
    }
}

}  // namespace cubenight::pokemon
