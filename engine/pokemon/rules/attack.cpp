// Using an attack, steps 1 to 7 (JA A-01.b3).
#include "engine/pokemon/rules/attack.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/change/memory.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/foresee/foresight.hpp"
#include "engine/pokemon/rules/damage.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/choosing.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/settle.hpp"
#include "engine/pokemon/run/text.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

enum Step : std::uint8_t {
    announce,      // JA
    fail_effects,  // JA, A-01.2a
    confusion,     // JA A-01.2b
    confusion_coin,
    cost,          // JA
    choices,       // FI detail.attack.4
    text,          // JA
    deal,          // JA
    effects,       // JA
    on_damage,     // JA
    finish_attack  // JA
};

struct Attack {
    std::uint8_t index;         // among those that the Pokémon may use
    std::uint8_t slot;          // the Attacking Pokémon
    std::uint8_t settled;       // Knock Outs were looked at
    std::uint8_t copied;        // another attack uses it (JA C-18)
    std::uint8_t without_cost;  // the text that copies it leaves its price out
    std::uint8_t next;          // choice made up front, then statement that waited
    std::uint8_t choosing;      // that choice is asked for
    TargetsAsked targets;
};

void announce_attack(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    const std::uint8_t slot = state(g, frame.seat).active;
    UsableAttack attacks[most_usable_attacks];
    ENSURE(own.index < usable_attacks(g, slot, attacks));
    const UsableAttack& use = attacks[own.index];
    frame.context = open_context(g, use.attack->program, frame.seat, use.from, slot);
    ENSURE(frame.context != 0xFF);
    Context& context = context_of(g, frame);
    context.attack = own.index;
    context.event.subject_copy = g.m.pokemon[slot].top;  // card_that_left
    context.base = static_cast<std::int16_t>(std::clamp(attack_base(g, slot, *use.attack), -9990, 9990));
    context.damage_word = use.attack->sign == DamageSign::times;
    if (use.attack->sign == DamageSign::none) context.base = 0;
    own.slot = slot;
    g.m.attacker = slot;
    state(g, frame.seat).turn.attacked = 1;
    report(g, {.type = EventKind::attack_declared,
               .seat = frame.seat,
               .copy = use.from,
               .slot = slot,
               .n = own.index,
               .clause = Clause::A_01_1});
    frame.step = fail_effects;
    raise(g, {TextEvent::attacks, frame.seat, {slot, g.m.pokemon[slot].bottom, slot, frame.seat}, 0, use.attack->name});
    run_triggers(g);
}

// The attack fails before step 3: it is not used (JA D-01.b1).
void fail_attack(Game& g, Frame& frame, Clause clause) {
    Attack& own = locals_of<Attack>(frame);
    forget_attack(g, own.slot);
    report(g, {.type = EventKind::attack_failed, .seat = frame.seat, .slot = own.slot, .clause = clause});
    close_context(g, frame.context);
    g.m.attacker = no_slot;
    pop(g);
}

// Follows CUBE cond.confused.
void confusion_result(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    if (g.m.answer.kind == OptionKind::heads) {
        frame.step = cost;
        return;
    }
    put_counters(g, own.slot, 30, Clause::A_01_2b);
    fail_attack(g, frame, Clause::A_01_2b);
}

// The Attacking Pokémon left play meanwhile; another one may have come to its slot.
bool attacker_is_gone(const Game& g, const Context& context) { return scope_of(g, context).slot == no_slot; }

// Whether the text comes to that choice, as far as can be told before its coins and its damage.
bool gates_open(Game& g, std::uint8_t context, const UpFrontChoice& choice) {
    const Scope scope = scope_of(g, g.m.contexts[context]);
    return std::ranges::all_of(choice.gates, [&](const UpFrontChoice::Gate& gate) {
        const Node& control = scope.node(g, gate.control);
        if (control.kind == NodeKind::may || control.kind == NodeKind::either) {
            const Frame* kept = kept_choice(g, context, gate.control);
            return kept && kept->set.contains(CopyId{gate.branch});
        }
        if (control.kind == NodeKind::if_) return holds(g, scope, control.first) == (gate.branch == 0);
        return part_could_change(g, scope, gate.control);
    });
}

// Everything that the attack has its player choose is chosen before its coins and its damage (FI detail.attack.4;
// difference 13); not what a coin has to lead to.
void choose_up_front(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    Context& context = context_of(g, frame);
    const auto& nodes = g.book.program(context.program).choices;
    const bool up_front = option(g, OptionKey::attack_choices_up_front) != 0;
    if (!up_front || own.next >= static_cast<int>(nodes.size()) || !has_room(g)) {
        context.phase = TextPhase::before_damage;
        own.next = own.choosing = 0;
        frame.step = text;
        return;
    }
    const UpFrontChoice& choice = nodes[static_cast<std::size_t>(own.next)];
    const NodeIndex node = choice.node;
    if (!own.choosing && !gates_open(g, frame.context, choice)) {
        ++own.next;
        return;
    }
    const bool made = own.choosing != 0;
    own.choosing = !made;
    context.phase = TextPhase::choosing;
    if (!made) {
        g.m.answer = Option{};
        return run_choice(g, frame.context, node);
    }
    ++own.next;
    // What there was nothing to choose from is looked at again when it comes up.
    if (g.m.selected.empty() && g.m.answer.kind == OptionKind::none) return;
    if (choice.variable >= 0) bind_selected(g, context, choice.variable);
    keep_choice(g, frame.context, node);
}

// It failed by its own text and was not used (ZH D-01.b2); nor was the attack that was used as it (C-18.b1).
void take_back_attack(Game& g, const Frame& failed) {
    take_back_use(g, g.book.program(context_of(g, failed).program), failed.seat);
    for (std::size_t i = g.m.frames.size(); locals_of<Attack>(failed).copied && i-- > 0;)
        if (const Frame& outer = g.m.frames[i]; outer.proc == Proc::attack && &outer != &failed &&
                                                locals_of<Attack>(outer).slot == locals_of<Attack>(failed).slot)
            take_back_use(g, g.book.program(context_of(g, outer).program), outer.seat);
    forget_attack(g, locals_of<Attack>(failed).slot);
}

void pay(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    // Of a copied attack it is a part of the text, done as far as possible (JA C-18.b1).
    context.phase = TextPhase::at_once;
    context.paying = !locals_of<Attack>(frame).copied;
    const NodeIndex price = g.book.program(context.program).cost;
    if (price != no_node && !locals_of<Attack>(frame).without_cost) run_statement(g, frame.context, price);
}

void run_attack_text(Game& g, const Frame& frame) {
    const Program& program = g.book.program(context_of(g, frame).program);
    // Only what got through its step 2 has been used (JA D-01.b1, D-01.b2); a copy is as good as the attack.
    mark_used(g, program, frame.seat, no_slot, 0, no_copy);
    if (program.first != no_node) run_block(g, frame.context, program.first);
}

void deal_damage(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    Context& context = context_of(g, frame);
    if (!context.failed && replace_next_damage(g, context, own.slot, own.targets)) return;
    if (context.failed) {
        report(g, {.type = EventKind::attack_failed, .seat = frame.seat, .slot = own.slot, .clause = Clause::D_01_b2});
        context.deferred.clear();
        if (!option(g, OptionKey::own_fail_is_used)) take_back_attack(g, frame);
    } else if (!attacker_is_gone(g, context)) {
        context.done = static_cast<std::int16_t>(std::min(30000, deal_attack_damage(g, context, own.slot)));
    }
    context.phase = TextPhase::at_once;
    context.performed = 1;
    frame.step = effects;
}

void run_next_deferred(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    Context& context = context_of(g, frame);
    if (own.next >= static_cast<int>(context.deferred.size())) {
        frame.step = on_damage;
        return;
    }
    run_statement(g, frame.context, context.deferred[static_cast<std::size_t>(own.next++)]);
}

void end_attack(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    if (own.settled == 0 && needs_settling(g)) {
        own.settled = 1;
        return begin_knock_outs(g);
    }
    if (frame.context != 0xFF) close_context(g, frame.context);
    if (!own.copied) {
        g.m.attacker = no_slot;
        forget_hits(g);
    }
    pop(g);
}

}  // namespace

void use_attack(Game& g, SeatId seat, int index) {
    locals_of<Attack>(push(g, Proc::attack, seat)).index = static_cast<std::uint8_t>(index);
}

void push_copied_attack(Game& g, std::uint8_t context, std::uint8_t slot, AttackUse use) {
    Frame& frame = push(g, Proc::attack, slot_seat(slot));
    Attack& own = locals_of<Attack>(frame);
    frame.step = cost;
    frame.context = context;
    own.slot = slot;
    own.settled = 1;
    own.copied = 1;
    own.without_cost = use == AttackUse::without_cost;
}

// Follows FI term.attack, turn.attack.counters.
void step_attack(Game& g, Frame& frame) {
    Attack& own = locals_of<Attack>(frame);
    switch (frame.step) {
        case announce: return announce_attack(g, frame);
        case fail_effects:
            if (context_of(g, frame).failed || attacker_is_gone(g, context_of(g, frame)))
                return fail_attack(g, frame, Clause::A_01_2a);
            frame.step = confusion;
            return;
        case confusion:
            frame.step = cost;
            if (!g.m.pokemon[own.slot].is(SpecialCondition::confused)) return;
            frame.step = confusion_coin;
            return flip_coin(g, frame.seat, Clause::A_01_2b, own.slot);
        case confusion_coin: return confusion_result(g, frame);
        case cost: frame.step = choices; return pay(g, frame);
        case choices:
            context_of(g, frame).phase = TextPhase::before_damage;
            context_of(g, frame).paying = 0;
            return choose_up_front(g, frame);
        case text: frame.step = deal; return run_attack_text(g, frame);
        case deal: return deal_damage(g, frame);
        case effects: return run_next_deferred(g, frame);
        case on_damage:  // what a copied attack does is answered when the attack that copies it is done (JA C-18.b1)
            frame.step = finish_attack;
            if (!own.copied) run_triggers(g);
            return;
        case finish_attack: return end_attack(g, frame);
    }
}

}  // namespace cubenight::pokemon
