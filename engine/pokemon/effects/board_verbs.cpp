// Verbs about Pokémon as a whole, other texts, the turn and the match (text_verbs.hpp).
#include "engine/pokemon/effects/board_verbs.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/acting.hpp"
#include "engine/pokemon/rules/attack.hpp"
#include "engine/pokemon/rules/knock_out.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

// Who of a Bench may come to the Active Spot; no filters: all.
CopySet benched_that_fit(Game& g, const Scope& scope, SeatId seat, NodeIndex filters) {
    CopySet fitting;
    for (std::uint8_t slot : state(g, seat).bench)
        if (filters == no_node || passes(g, scope, filters, {g.m.pokemon[slot].bottom, slot}))
            fitting.insert(g.m.pokemon[slot].bottom);
    if (filters != no_node) keep_extremes(g, scope, filters, fitting, true);
    return fitting;
}

enum SwitchStep : std::uint8_t { ask_switch, switch_chosen };

}  // namespace

// C-03: own; C-04: the opponent chooses, its Active receives it; C-05: the chosen Benched one receives it.
struct Switching {
    SwitchKind kind;
    SeatId seat;  // whose Pokémon change places
    SeatId chooser;
    Clause clause;
};

Switching switching(const Scope& scope, const Node& node) {
    const auto kind = static_cast<SwitchKind>(node.sub);
    const SeatId theirs = opponent(scope.controller);
    switch (kind) {
        case SwitchKind::mine: return {kind, scope.actor, scope.actor, Clause::C_03_b1};
        case SwitchKind::theirs_by_them: return {kind, theirs, theirs, Clause::C_04_b2};
        case SwitchKind::theirs_by_me: break;
    }
    return {kind, theirs, scope.actor, Clause::C_05_b1};
}

void ask_who_comes(Game& g, Frame& frame, const Scope& scope, const Node& node, const Switching& how) {
    const SeatState& player = state(g, how.seat);
    if (player.bench.empty() || player.active == no_slot) return verb_done(g, frame, 0, false);
    const bool of_benched = how.kind == SwitchKind::theirs_by_me;
    // The Active Pokémon receives it, unless one on the Bench is chosen.
    const Clause received = how.kind == SwitchKind::mine ? Clause::C_17_b1 : Clause::C_04_faq;
    if (!of_benched && !reaches(g, scope, player.active, received)) return verb_done(g, frame, 0, false);
    frame.step = switch_chosen;
    if (take_choice(g, frame.context, frame.node)) {
        const std::uint8_t chosen = g.m.selected.empty() ? no_slot : slot_of(g.m, g.m.selected.first());
        if (chosen == no_slot || is_active(g.m, chosen)) return verb_done(g, frame, 0, false);
        g.m.answer = {OptionKind::slot, chosen, 0, 0};
        return;
    }
    Choice& choice = ask(g, how.chooser, ChoiceKind::pick_pokemon, how.clause);
    choice.source = scope.source.value;
    choice.node = frame.node;
    choice.program = context_of(g, frame).program;
    const CopySet fitting = benched_that_fit(g, scope, how.seat, node.first);
    for (std::uint8_t slot : player.bench) {
        if (of_benched && cant(g, slot, ActionKind::be_chosen)) continue;
        if (fitting.contains(g.m.pokemon[slot].bottom)) offer(g, {OptionKind::slot, slot, 0, 0});
    }
    if (!choice.options.empty()) return;
    choice = Choice{};
    verb_done(g, frame, 0, false);
}

// `as $x`: who came.
void note_who_came(Game& g, Context& context, const Node& node, CopyId bottom) {
    if (node.number <= 0) return;
    Binding& binding = context.bindings[static_cast<std::size_t>(node.number - 1)];
    binding = Binding{CopySet::of(bottom), 0, g.m.serial, Binding::Kind::pokemon, {}};
}

// Follows JA C-03, C-04 and C-05.
void verb_switch(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const Switching how = switching(scope, node);
    if (frame.step == ask_switch) return ask_who_comes(g, frame, scope, node, how);
    const std::uint8_t slot = g.m.answer.a;
    if (chooses_up_front(g, frame.context)) {  // only chosen so far
        g.m.selected.insert(g.m.pokemon[slot].bottom);
        g.m.selected_pokemon = 1;
        return pop(g);
    }
    if (how.kind == SwitchKind::theirs_by_me && !reaches(g, scope, slot, Clause::C_05_faq))
        return verb_done(g, frame, 0, false);
    const std::uint8_t old = state(g, how.seat).active;
    raise(g, {TextEvent::switched,
              how.seat,
              {old, g.m.pokemon[old].bottom, cause_of(scope), scope.controller},
              0,
              0,
              0,
              EventTurn::any,
              done_by(scope)});
    switch_active(g, how.seat, slot, EventKind::switched, how.clause);
    note_who_came(g, context_of(g, frame), node, g.m.pokemon[slot].bottom);
    raise_moved(g, slot, old, cause_of(scope), scope.controller);
    verb_done(g, frame, 1, true);
}

namespace {

// Of the cards the one that is for this Pokémon (JA A-05.b1a); any, where a text lets it skip a stage.
CopyId evolution_for(const Game& g, std::uint8_t slot, CopySet cards) {
    for (CopyId copy : cards)
        if (g.book.evolves_from(card(g, copy), top_card(g, slot))) return copy;
    return cards.first();
}

// Which Pokémon could evolve by an `evolve` statement, each with the cards that its text names for it.
CopySet evolvable(Game& g, std::uint8_t index, NodeIndex statement) {
    Context& context = g.m.contexts[index];
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(g, statement);
    CopySet fitting;
    for (NodeIndex i = scope.node(g, node.first).first; i != no_node; i = scope.node(g, i).next) {
        const int variable = scope.node(g, i).number - 1;
        for (CopyId bottom : candidates(g, scope, i).set) {
            const std::uint8_t slot = slot_of(g.m, bottom);
            if (slot == no_slot || ((node.sub & evolve_not_early) && too_early_to_evolve(g, slot))) continue;
            Binding before;
            if (variable >= 0) {
                Binding& binding = context.bindings[static_cast<std::size_t>(variable)];
                before = binding;
                binding = Binding{CopySet::of(bottom), 0, g.m.serial, Binding::Kind::pokemon, {}};
            }
            if (!cards_that_fit(g, scope, statement, CopySet::of(bottom)).empty()) fitting.insert(bottom);
            if (variable >= 0) context.bindings[static_cast<std::size_t>(variable)] = before;
        }
    }
    return fitting;
}

enum EvolveStep : std::uint8_t { find_evolving, evolving_found, cards_found };

}  // namespace

// frame.set: the Pokémon that evolve, one after the other.
// Follows JA C-12.b3, C-12.b4.
void verb_evolve(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    const NodeIndex with = scope.node(g, node.first).next;
    switch (frame.step) {
        case find_evolving:
            frame.step = evolving_found;
            return select_among(g, frame.context, node.first, evolvable(g, frame.context, frame.node));
        case evolving_found:
            frame.set = g.m.selected;
            frame.step = cards_found;
            return select_among(g, frame.context, with, cards_that_fit(g, scope, frame.node, frame.set));
        case cards_found: {
            int count = 0;
            CopySet cards = g.m.selected;
            for (CopyId bottom : frame.set) {
                const std::uint8_t slot = slot_of(g.m, bottom);
                if (cards.empty() || slot == no_slot) break;
                const CopySet fitting = cards & cards_that_fit(g, scope, frame.node, CopySet::of(bottom));
                if (fitting.empty()) continue;
                const CopyId copy = evolution_for(g, slot, fitting);
                cards.erase(copy);
                if ((node.sub & evolve_not_early) && too_early_to_evolve(g, slot)) continue;
                if (!reaches(g, scope, slot, Clause::C_17_b1) || cant(g, slot, ActionKind::evolve, 0, {copy, no_slot}))
                    continue;
                const bool from_hand = lies_in_hand(g, copy);
                const bool keep = option(g, OptionKey::effect_evolution_keeps_conditions) != 0;
                evolve(g, slot, copy, Clause::C_12_b1, keep);
                if (ends_turn_as_it_evolves(g, slot)) g.m.end_turn = TurnEnd::mega;
                raise(g, {TextEvent::evolved,
                          slot_seat(slot),
                          {slot, bottom, cause_of(scope), scope.controller},
                          static_cast<std::uint8_t>(from_hand)});
                ++count;
            }
            verb_done(g, frame, count, count > 0);
        }
    }
}

namespace {

Where zone_where(Zone zone) {
    switch (zone) {
        case Zone::deck: return Where::deck;
        case Zone::hand: return Where::hand;
        case Zone::discard: return Where::discard;
        case Zone::prizes: return Where::prizes;
        case Zone::lost: return Where::lost;
        case Zone::stadium: return Where::discard;
    }
    return Where::discard;
}

}  // namespace

void verb_devolve(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    NodeIndex amount = scope.node(g, node.first).next;
    NodeIndex move_to = amount;
    if (scope.node(g, amount).kind == NodeKind::move_to) amount = no_node;
    else move_to = scope.node(g, amount).next;
    if (chooses_first(g, frame, node.first)) return;
    const Node& to = scope.node(g, scope.node(g, move_to).first);
    const Where where = to.kind == NodeKind::zone ? zone_where(static_cast<Zone>(to.sub)) : Where::deck;
    act_on_reached(g, frame, scope, node.first, [&](std::uint8_t slot) {
        const int times = amount == no_node ? 10 : quantity(g, scope, amount);
        int count = 0;
        while (count < times && places_for(g.m, slot_seat(slot), where) > 0 && devolve(g, slot, where, Clause::C_13_b1))
            ++count;
        return count;
    });
}

namespace {

bool runs_already(const Game& g, std::uint16_t program) {
    return std::any_of(g.m.contexts.begin(), g.m.contexts.end(),
                       [&](const Context& c) { return c.program == program; });
}

// What its player may use only once in the match, unless the attack that copies it is that one use.
bool is_spent_for_copy(Game& g, const Program& copied, const Scope& scope) {
    const bool one_use = copied.once == OnceLimit::per_game && scope.program->once == OnceLimit::per_game &&
                         copied.once_word == scope.program->once_word;
    const bool named =
        scope.slot != no_slot && can_anyway(g, scope.slot, ActionKind::use_named, copied.name, Limit::once);
    return !one_use && !named && spent(g, copied, scope.controller);
}

// 1 where the text asks for the energy of the chosen attack, and that is not attached.
std::uint8_t unpaid(Game& g, const Scope& scope, const Node& use, const CompiledAttack& attack) {
    return is_paid(use) && !(scope.slot != no_slot && can_pay(g, scope.slot, attack.cost));
}

// The text of another card is used as this one.
void report_copied(Game& g, const Scope& scope, CopyId from, std::uint16_t name, Clause clause) {
    report(g, {.type = EventKind::copied,
               .seat = scope.controller,
               .copy = from,
               .slot = scope.slot,
               .n = static_cast<std::int16_t>(name),
               .clause = clause});
}

enum UseAttackStep : std::uint8_t { find_attacker, attacker_found, attack_named, attack_used };

}  // namespace

// frame.set: whose attacks; the choice names slot or copy and attack.
void verb_use_attack(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (frame.step == find_attacker) {
        frame.step = attacker_found;
        return select(g, frame.context, node.first);
    }
    if (frame.step == attacker_found) {
        frame.step = attack_named;
        Choice& choice = ask(g, scope.actor, ChoiceKind::either, Clause::C_18_b1);
        choice.source = scope.source.value;
        choice.node = frame.node;
        choice.program = context_of(g, frame).program;
        for (CopyId copy : g.m.selected) {
            each_attack_had(
                g, object_of(g, copy, g.m.selected_pokemon),
                [&](const CompiledAttack& attack, CopyId from, std::uint8_t i) {
                    if (runs_already(g, attack.program) || is_spent_for_copy(g, g.book.program(attack.program), scope))
                        return;
                    offer(g, {OptionKind::attack, i, from.value, unpaid(g, scope, node, attack)});
                });
        }
        if (!g.m.choice.options.empty()) return;
        g.m.choice = Choice{};
        return verb_done(g, frame, 0, false);
    }
    if (frame.step == attack_used) return verb_done(g, frame, context_of(g, frame).done, true);
    frame.step = attack_used;
    const CopyId from{g.m.answer.b};
    const CompiledAttack& attack = card(g, from).attacks[g.m.answer.a];
    // Chosen first, whatever it costs; then it is used if that is attached (JA C-18.ex2, D-09.ex2).
    if (scope.slot == no_slot || unpaid(g, scope, node, attack)) return verb_done(g, frame, 0, false);
    const std::uint8_t index =
        open_context(g, attack.program, scope.controller, g.m.pokemon[scope.slot].top, scope.slot);
    if (index == 0xFF) return verb_done(g, frame, 0, false);
    mark_used(g, g.book.program(attack.program), scope.controller, no_slot, 0, no_copy);  // FI liite-j.gx-once
    Context& copied = g.m.contexts[index];
    copied.base = attack.sign == DamageSign::none ? std::int16_t{0} : attack.damage;
    copied.damage_word = attack.sign == DamageSign::times;
    report_copied(g, scope, from, attack.name, Clause::C_18_b1);
    push_copied_attack(g, index, scope.slot, sub_as<AttackUse>(node));
}

namespace {

enum UseTextStep : std::uint8_t { find_card, card_found, text_used };

}  // namespace

void verb_use_text(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (frame.step == find_card) {
        frame.step = card_found;
        return select(g, frame.context, node.first);
    }
    if (frame.step == text_used) return verb_done(g, frame, 1, true);
    frame.step = text_used;
    if (g.m.selected.empty()) return verb_done(g, frame, 0, false);
    const CopyId copy = g.m.selected.first();
    const std::uint16_t program = card(g, copy).play;
    if (program == no_program || runs_already(g, program)) return verb_done(g, frame, 0, false);
    // What it asks for is a part of the text.
    if (!limits_hold(g, scope_of_card(g, g.book.program(program), copy, no_slot, scope.controller)))
        return verb_done(g, frame, 0, false);
    const std::uint8_t index = open_context(g, program, scope.controller, copy, no_slot);
    if (index == 0xFF) return verb_done(g, frame, 0, false);
    report_copied(g, scope, copy, g.book.program(program).name, clause_of_text(g, scope));
    push(g, Proc::text, scope.controller).context = index;
}

void verb_mark(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    if (chooses_first(g, frame, node.first)) return;
    act_on_reached(g, frame, scope, node.first, [&](std::uint8_t slot) {
        const auto bit = g.book.marker_bit(static_cast<std::uint16_t>(node.number));
        Pokemon& p = pokemon(g, slot);
        const std::uint16_t before = p.markers;
        p.markers = static_cast<std::uint16_t>(node.kind == NodeKind::mark ? p.markers | bit : p.markers & ~bit);
        report(g, {.type = EventKind::marked,
                   .seat = slot_seat(slot),
                   .copy = p.top,
                   .slot = slot,
                   .n = node.number,
                   .clause = clause_of_text(g, scope)});
        return static_cast<int>(p.markers != before);
    });
}

void verb_again(Game& g, Frame& frame, const Scope& scope, const Node& node) {
    switch (static_cast<AgainKind>(node.sub)) {
        case AgainKind::turn: state(g, scope.controller).turn.again_turn = 1; break;
        case AgainKind::turn_at_once: state(g, scope.controller).turn.again_turn = turn_at_once; break;
        case AgainKind::attack: g.m.attack_again = 1; break;
        case AgainKind::flip: g.m.flip_again = 1; break;
    }
    verb_done(g, frame, 1, true);
}

void verb_end_turn(Game& g, Frame& frame) {
    g.m.end_turn = TurnEnd::text;
    verb_done(g, frame, 1, true);
}

void verb_win_or_lose(Game& g, const Scope& scope, const Node& node) {
    const auto whose = static_cast<Player>(node.sub);
    if (whose == Player::both) return end_even(g);
    const SeatId seat = seat_of(scope, whose);
    const SeatId winner = node.kind == NodeKind::win ? seat : opponent(seat);
    finish(g, play::win_of(winner), Ending::effect, Clause::II_A_b1);
}

}  // namespace cubenight::pokemon
