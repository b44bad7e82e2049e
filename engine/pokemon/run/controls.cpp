// The statements of a text that control others. A branch holds one statement, or a block of several.
#include "engine/pokemon/run/controls.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/foresee/foresight.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/choosing.hpp"
#include "engine/pokemon/run/flips.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/in_vain.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/text.hpp"
#include "engine/pokemon/run/triggers.hpp"
#include "engine/pokemon/run/waiting_texts.hpp"

namespace cubenight::pokemon {
namespace {

// The Ability is used as its player says yes to what it begins with (JA A-02.b2).
void report_use(Game& g, const Context& context, NodeIndex may) {
    const Program& program = g.book.program(context.program);
    const bool opens = std::ranges::any_of(program.standing, [&](const Standing& part) {
        return part.mods == 0 && opening_may(g, program, part.node) == may;
    });
    const CompiledCard& c = card(g, context.source);
    for (int i = 0; opens && i < c.ability_count; ++i)
        if (&g.book.program(c.abilities[static_cast<std::size_t>(i)].program) == &program)
            report(g, {.type = EventKind::ability_used,
                       .seat = context.controller,
                       .copy = context.source,
                       .slot = context.slot,
                       .n = static_cast<std::int16_t>(i),
                       .clause = Clause::A_02_1});
}

// A text that waits is used as its player says yes (JA E-05 to E-07).
void use_at_moment(Game& g, const Context& context, NodeIndex may) {
    mark_moment_used(g, g.book.program(context.program), context.controller, context.slot, context.source);
    if (context.kind == TextKind::ability) report_use(g, context, may);
    if (context.kind != TextKind::ability || context.slot == no_slot || !g.m.pokemon[context.slot].in_play()) return;
    raise(g, {TextEvent::ability_used,
              context.controller,
              {context.slot, g.m.pokemon[context.slot].bottom, no_slot, context.controller},
              0});
}

enum MayStep : std::uint8_t { ask_may, may_answered };

// Follows FI liite-f, term.tagteam-supporter.
void step_may(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    const Node& node = node_at(g, context, frame.node);
    if (frame.step == ask_may) {
        frame.step = may_answered;
        if (take_choice(g, frame.context, frame.node)) {
            g.m.answer = {g.m.selected.contains(CopyId{0}) ? OptionKind::yes : OptionKind::no, 0, 0, 0};
            return;
        }
        if (!g.m.asks_all && asks_in_vain(g, scope_of(g, context), node)) {
            context.performed = 0;
            return pop(g);
        }
        Choice& choice = ask(g, context.actor, ChoiceKind::may, clause_of_choice(g, frame.context, Clause::E_10_b1));
        choice.source = context.source.value;
        choice.node = frame.node;
        choice.program = context.program;
        offer(g, {OptionKind::yes, 0, 0, 0});
        return offer(g, {OptionKind::no, 0, 0, 0});
    }
    const std::uint8_t index = frame.context;
    const NodeIndex otherwise = node_at(g, context, node.first).next;
    const NodeIndex may = frame.node;
    pop(g);
    const bool yes = g.m.answer.kind == OptionKind::yes;
    if (chooses_up_front(g, index)) {  // only chosen so far
        g.m.selected = CopySet::of(CopyId{static_cast<std::uint8_t>(!yes)});
        g.m.selected_pokemon = 0;
        return;
    }
    context.performed = 0;
    if (yes && context.phase == TextPhase::reacting) use_at_moment(g, context, may);
    if (yes) return run_statement(g, index, node.first);
    if (otherwise != no_node) run_statement(g, index, otherwise);
}

enum IfStep : std::uint8_t { ask_condition, answered };

// What players said so far.
struct Condition {
    std::uint16_t asked, yes;
    std::uint8_t asks;  // what is asked now
};

void step_if(Game& g, Frame& frame) {
    Condition& own = locals_of<Condition>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(g, frame.node);
    Agreements said{own.asked, own.yes};
    if (frame.step == answered) {
        said.asked |= 1 << own.asks;
        if (g.m.answer.kind == OptionKind::yes) said.yes |= 1 << own.asks;
    }
    const Verdict verdict = verdict_on(g, scope, node.first, said);
    if (verdict.holds < 0) {
        frame.step = answered;
        own.asked = said.asked;
        own.yes = said.yes;
        own.asks = static_cast<std::uint8_t>(verdict.next_number);
        const auto who = static_cast<Player>(scope.node(g, verdict.next).sub);
        ask(g, seat_of(scope, who), ChoiceKind::agree, Clause::E_10_b1).source = context.source.value;
        offer(g, {OptionKind::yes, 0, 0, 0});
        return offer(g, {OptionKind::no, 0, 0, 0});
    }
    const NodeIndex then_block = scope.node(g, node.first).next;
    const NodeIndex else_block = scope.node(g, then_block).next;
    const std::uint8_t index = frame.context;
    pop(g);
    context.performed = 0;
    if (verdict.holds) return run_statement(g, index, then_block);
    if (else_block != no_node) run_statement(g, index, else_block);
}

enum EachStep : std::uint8_t { find_them, them_chosen, them_found, one_done };

struct Each {
    Gathered gathered;
    std::uint8_t of_pokemon;
};

// frame.set: what is still to come.
void step_each(Game& g, Frame& frame) {
    Each& own = locals_of<Each>(frame);
    Context& context = context_of(g, frame);
    const Node& node = node_at(g, context, frame.node);
    if (frame.step == find_them) {
        const Scope scope = scope_of(g, context);
        frame.step = them_chosen;
        if (names_a_number(scope.nodes, node.first)) return select(g, frame.context, node.first);
        const Candidates found = all_of(g, scope, node.first);
        frame.set = found.set;
        own.of_pokemon = found.of_pokemon;
        frame.step = them_found;
    }
    if (frame.step == them_chosen) {
        frame.set = g.m.selected;
        own.of_pokemon = g.m.selected_pokemon;
        frame.step = them_found;
    }
    if (frame.step == one_done) gather_done(context, own.gathered);
    frame.step = one_done;
    context.performed = 0;
    if (frame.set.empty()) return all_gathered(g, frame, own.gathered);
    const CopyId next = frame.set.first();
    frame.set.erase(next);
    Binding& binding = context.bindings[static_cast<std::size_t>(node.number)];
    binding = Binding{};
    binding.kind = own.of_pokemon ? Binding::Kind::pokemon : Binding::Kind::cards;
    binding.set.insert(next);
    binding.serial = g.m.serial;
    run_statement(g, frame.context, node_at(g, context, node.first).next);
}

struct Either {
    Gathered gathered;
    std::int16_t left;      // parts still to choose
    std::int16_t optional;  // how many of them may be left out
};

void finish_either(Game& g, Frame& frame) {
    if (chooses_up_front(g, frame.context)) {
        g.m.selected = frame.set;
        g.m.selected_pokemon = 0;
    } else {
        return all_gathered(g, frame, locals_of<Either>(frame).gathered);
    }
    pop(g);
}

enum EitherStep : std::uint8_t { count_parts, part_chosen, next_part, run_kept };

// The first of the parts to choose from; how many are chosen may stand before it.
NodeIndex first_part(const Game& g, const Scope& scope, NodeIndex either) {
    const NodeIndex first = scope.node(g, either).first;
    return scope.node(g, first).kind == NodeKind::range ? scope.node(g, first).next : first;
}

void run_part(Game& g, const Frame& frame, const Scope& scope, int number) {
    NodeIndex part = first_part(g, scope, frame.node);
    for (int i = 0; i < number; ++i) part = scope.node(g, part).next;
    run_statement(g, frame.context, part);
}

// True where the parts were chosen up front.
bool begin_either(Game& g, Frame& frame, const Scope& scope) {
    Either& own = locals_of<Either>(frame);
    if (take_choice(g, frame.context, frame.node)) {
        frame.set = g.m.selected;
        return true;
    }
    const NodeIndex first = scope.node(g, frame.node).first;
    const bool has_range = scope.node(g, first).kind == NodeKind::range;
    const Bounds bounds = has_range ? bounds_of(g, scope, first) : Bounds{1, 1};
    own.left = static_cast<std::int16_t>(bounds.all ? 100 : std::min(100, bounds.most));
    own.optional = static_cast<std::int16_t>(bounds.all ? 0 : own.left - bounds.least);
    return false;
}

void run_chosen_part(Game& g, Frame& frame, const Scope& scope) {
    Either& own = locals_of<Either>(frame);
    const bool done = g.m.answer.kind == OptionKind::done;
    if (done) own.left = 0;
    else --own.left, frame.set.insert(CopyId{g.m.answer.a});
    if (chooses_up_front(g, frame.context)) return;  // only chosen so far
    if (done) return finish_either(g, frame);
    run_part(g, frame, scope, g.m.answer.a);
}

void ask_part(Game& g, Frame& frame, const Scope& scope) {
    const Either& own = locals_of<Either>(frame);
    Choice& choice = ask(g, scope.actor, ChoiceKind::either, clause_of_choice(g, frame.context, Clause::D_04_b1));
    choice.source = scope.source.value;
    choice.node = frame.node;
    choice.program = context_of(g, frame).program;
    NodeIndex part = first_part(g, scope, frame.node);
    for (std::uint8_t i = 0; part != no_node && i < 100; part = scope.node(g, part).next, ++i)
        if (!frame.set.contains(CopyId{i}) && part_could_change(g, scope, part)) offer(g, {OptionKind::part, i, 0, 0});
    if (choice.options.empty()) {
        choice = Choice{};
        return finish_either(g, frame);
    }
    if (own.left <= own.optional) offer(g, {OptionKind::done, 0, 0, 0});
}

// frame.set: chosen ones, or those that were chosen up front and are still to be done.
void step_either(Game& g, Frame& frame) {
    Either& own = locals_of<Either>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    if (frame.step == part_chosen) {
        frame.step = next_part;
        return run_chosen_part(g, frame, scope);
    }
    if (frame.step != count_parts) gather_done(context, own.gathered);
    else if (context.performed = 0; begin_either(g, frame, scope)) frame.step = run_kept;
    if (frame.step == run_kept) {
        if (frame.set.empty()) return finish_either(g, frame);
        const CopyId next = frame.set.first();
        frame.set.erase(next);
        return run_part(g, frame, scope, next.value);
    }
    if (own.left <= 0) return finish_either(g, frame);
    frame.step = part_chosen;
    ask_part(g, frame, scope);
}

enum ByStep : std::uint8_t { first_actor, next_actor };

struct By {
    Gathered gathered;
    SeatId actor_before;
    std::uint8_t done;  // bit per seat that has done it
};

void step_by(Game& g, Frame& frame) {
    By& own = locals_of<By>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(g, frame.node);
    const auto player = static_cast<Player>(node.sub);
    if (frame.step == first_actor) {
        own.actor_before = context.actor;
        frame.step = next_actor;
    }
    if (own.done != 0) gather_done(context, own.gathered);
    context.performed = 0;
    for (SeatId seat : {context.controller, opponent(context.controller)}) {
        const bool included = player == Player::both ? true : seat == seat_of(scope, player);
        if (!included || (own.done & (seat_bit(seat)))) continue;
        own.done |= seat_bit(seat);
        context.actor = seat;
        return run_statement(g, frame.context, node.first);
    }
    context.actor = own.actor_before;
    all_gathered(g, frame, own.gathered);
}

}  // namespace

void step_statement(Game& g, Frame& frame) {
    switch (node_at(g, context_of(g, frame), frame.node).kind) {
        case NodeKind::may: return step_may(g, frame);
        case NodeKind::if_: return step_if(g, frame);
        case NodeKind::each: return step_each(g, frame);
        case NodeKind::either: return step_either(g, frame);
        case NodeKind::flip: return step_flip(g, frame);
        case NodeKind::by: return step_by(g, frame);
        case NodeKind::choose: return step_choose(g, frame);
        case NodeKind::then_:
        case NodeKind::before_damage:
        case NodeKind::lasting:
        case NodeKind::proceed:
#define CUBENIGHT_NAMED_control
#include "engine/language/other_kinds.def"
            ENSURE(false && "every control has a procedure");
    }
}

}  // namespace cubenight::pokemon
