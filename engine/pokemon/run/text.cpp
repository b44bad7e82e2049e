// Carrying out a text: control statements, in printed order (JA, I-B-01.proc.3, II-A.b3).
#include "engine/pokemon/run/text.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/foresee/foresight.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/choosing.hpp"
#include "engine/pokemon/run/flips.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/kept_choices.hpp"
#include "engine/pokemon/run/lasting.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/settle.hpp"
#include "engine/pokemon/run/triggers.hpp"
#include "engine/pokemon/run/waiting_texts.hpp"

namespace cubenight::pokemon {
namespace {

bool waits_for_damage(const Game& g, const Context& context, NodeIndex index) {
    if (context.kind != TextKind::attack || context.phase != TextPhase::before_damage) return false;
    return !g.book.facts(g.book.program(context.program), index).before_damage;
}

bool is_verb(NodeKind kind) { return kind >= NodeKind::damage && kind <= NodeKind::unmark; }

Frame& push_statement(Game& g, std::uint8_t context, NodeIndex node) {
    const bool verb = is_verb(node_at(g, g.m.contexts[context], node).kind);
    Frame& frame = push(g, verb ? Proc::verb : Proc::statement);
    frame.context = context;
    frame.node = node;
    return frame;
}

void run_body(Game& g, std::uint8_t context, NodeIndex node) {
    // A branch holds one statement, or a block of several.
    run_statement(g, context, node);
}

bool holds_any(const Game& g, const Scope& scope, NodeIndex index, std::initializer_list<NodeKind> kinds) {
    const Node& node = scope.node(g, index);
    if (std::find(kinds.begin(), kinds.end(), node.kind) != kinds.end()) return true;
    for (NodeIndex i = node.first; i != no_node; i = scope.node(g, i).next)
        if (holds_any(g, scope, i, kinds)) return true;
    return false;
}

// A `choose` in it names something for what stands behind the part, or lets that follow.
bool chooses_for_later(const Game& g, const Scope& scope, NodeIndex part) {
    unsigned names = 0;
    const NodeIndex behind = scope.facts(g, part).behind;
    for (NodeIndex i = part; i < behind; ++i)
        if (scope.node(g, i).kind == NodeKind::choose && scope.node(g, i).number < 8)
            names |= 1u << scope.node(g, i).number;
    if (names == 0) return false;
    for (NodeIndex i = behind; i < scope.program->size; ++i)
        if ((scope.facts(g, i).names & names) || scope.node(g, i).kind == NodeKind::then_) return true;
    return false;
}

// A `may` that would change nothing either way.
bool asks_in_vain(Game& g, const Scope& scope, const Node& may) {
    return scope.node(g, may.first).next == no_node && leads_nowhere(g, scope, may.first);
}

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
    if (yes) return run_body(g, index, node.first);
    if (otherwise != no_node) run_body(g, index, otherwise);
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
    if (verdict.holds) return run_body(g, index, then_block);
    if (else_block != no_node) run_body(g, index, else_block);
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
    run_body(g, frame.context, node_at(g, context, node.first).next);
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

// frame.set: chosen ones, or those that were chosen up front and are still to be done.
void step_either(Game& g, Frame& frame) {
    Either& own = locals_of<Either>(frame);
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    NodeIndex part = scope.node(g, frame.node).first;
    const bool has_range = scope.node(g, part).kind == NodeKind::range;
    if (frame.step == count_parts) context.performed = 0;
    else if (frame.step != part_chosen) gather_done(context, own.gathered);
    if (frame.step == count_parts && take_choice(g, frame.context, frame.node)) {
        frame.set = g.m.selected;
        frame.step = run_kept;
    }
    if (has_range && frame.step == run_kept) part = scope.node(g, part).next;
    if (frame.step == run_kept) {
        if (frame.set.empty()) return finish_either(g, frame);
        const CopyId next = frame.set.first();
        frame.set.erase(next);
        for (int i = 0; i < next.value; ++i) part = scope.node(g, part).next;
        return run_body(g, frame.context, part);
    }
    if (frame.step == count_parts) {
        const Bounds bounds = has_range ? bounds_of(g, scope, part) : Bounds{1, 1};
        own.left = static_cast<std::int16_t>(bounds.all ? 100 : std::min(100, bounds.most));
        own.optional = static_cast<std::int16_t>(bounds.all ? 0 : own.left - bounds.least);
    }
    if (has_range) part = scope.node(g, part).next;
    if (frame.step == part_chosen) {
        frame.step = next_part;
        if (g.m.answer.kind == OptionKind::done) own.left = 0;
        else --own.left, frame.set.insert(CopyId{g.m.answer.a});
        if (chooses_up_front(g, frame.context)) return;  // only chosen so far
        if (g.m.answer.kind == OptionKind::done) return finish_either(g, frame);
        for (int i = 0; i < g.m.answer.a; ++i) part = scope.node(g, part).next;
        return run_body(g, frame.context, part);
    }
    if (own.left <= 0) return finish_either(g, frame);
    frame.step = part_chosen;
    ask(g, context.actor, ChoiceKind::either, clause_of_choice(g, frame.context, Clause::D_04_b1)).source =
        context.source.value;
    g.m.choice.node = frame.node;
    g.m.choice.program = context.program;
    for (std::uint8_t i = 0; part != no_node && i < 100; part = scope.node(g, part).next, ++i)
        if (!frame.set.contains(CopyId{i}) && part_could_change(g, scope, part)) offer(g, {OptionKind::part, i, 0, 0});
    if (g.m.choice.options.empty()) {
        g.m.choice = Choice{};
        return finish_either(g, frame);
    }
    if (own.left <= own.optional) offer(g, {OptionKind::done, 0, 0, 0});
}

enum ByStep : std::uint8_t { first_actor, next_actor };

struct By {
    Gathered gathered;
    std::uint8_t actor_before;
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
    for (std::uint8_t s : {context.controller, other(context.controller)}) {
        const bool included = player == Player::both ? true : s == seat_of(scope, player);
        if (!included || (own.done & (1 << s))) continue;
        own.done |= static_cast<std::uint8_t>(1 << s);
        context.actor = s;
        return run_body(g, frame.context, node.first);
    }
    context.actor = own.actor_before;
    all_gathered(g, frame, own.gathered);
}

// Procedures that end before anybody is Knocked Out: an attack, a Checkup (JA I-D.b2.1, b2.2), and the texts that wait for
// one moment, all of them.
bool ends_before_knock_outs(Proc proc) {
    return proc == Proc::attack || proc == Proc::checkup || proc == Proc::knock_out || proc == Proc::triggers ||
           proc == Proc::trigger_text || proc == Proc::instead;
}

// What it says of several happens to them together.
bool is_done_together(NodeKind kind) {
    return kind == NodeKind::each || kind == NodeKind::flip || kind == NodeKind::by;
}

// The statements of a text from one node up to another put damage counters somewhere. What takes HP in another way, as
// where a Tool goes to hand with its Pokémon, is not looked at before the text is done.
bool puts_counters(const Game& g, const Context& context, NodeIndex from, NodeIndex to) {
    for (NodeIndex i = from; i < to; ++i) {
        const NodeKind kind = node_at(g, context, i).kind;
        if (kind == NodeKind::damage || kind == NodeKind::counters || kind == NodeKind::move_counters ||
            kind == NodeKind::knock_out)
            return true;
    }
    return false;
}

NodeIndex statement_before(const Game& g, const Context& context, NodeIndex statement) {
    NodeIndex before = statement;
    while (--before > 0 && node_at(g, context, before).next != statement) {
    }
    return before;
}

// In a turn a Pokémon is Knocked Out as it loses its last HP, also where the rest of a text is still to be done (JA
// I-D.b2.3). True where that is carried out first.
bool knocks_out_first(Game& g, const Context& context, NodeIndex next) {
    if (context.kind == TextKind::attack || context.paying || g.m.phase != MatchPhase::turn || !lacks_hp(g))
        return false;
    for (const Frame& frame : g.m.frames) {
        if (ends_before_knock_outs(frame.proc)) return false;
        if (frame.proc == Proc::statement && is_done_together(node_at(g, context_of(g, frame), frame.node).kind))
            return false;
    }
    if (!has_room(g) || !puts_counters(g, context, statement_before(g, context, next), next)) return false;
    begin_knock_outs(g, g.m.triggers.size());
    return true;
}

}  // namespace

// Follows JA E-10.b2.
bool leads_nowhere(Game& g, const Scope& scope, NodeIndex part) {
    return !holds_any(g, scope, part, {NodeKind::shuffle, NodeKind::order, NodeKind::proceed}) &&
           !chooses_for_later(g, scope, part) && !part_could_change(g, scope, part);
}

namespace {

enum BlockStep : std::uint8_t { first_statement, next_statement };

struct Block {
    NodeIndex next;
    std::uint8_t performed;    // something was done
    std::uint8_t was_at_once;  // the statement before was carried out now and did not wait for the damage
};

}  // namespace

void run_block(Game& g, std::uint8_t context, NodeIndex first) {
    if (!has_room(g)) return report_no_room(g, g.m.contexts[context].source);
    Frame& frame = push(g, Proc::block);
    frame.context = context;
    locals_of<Block>(frame).next = first;
}

// Follows JA E-19.b1, E-19.faq.
void step_block(Game& g, Frame& frame) {
    Block& own = locals_of<Block>(frame);
    Context& context = context_of(g, frame);
    own.performed |= context.performed & (frame.step == next_statement);
    // Nothing of a text that failed is done any more (JA D-01; difference 10).
    const bool ends = context.kind == TextKind::trainer || context.kind == TextKind::attack;
    if (ends && context.failed) own.next = no_node;
    if (own.next == no_node) {
        context.performed = own.performed;
        return pop(g);
    }
    if (frame.step == next_statement && knocks_out_first(g, context, own.next)) return;
    const NodeIndex index = own.next;
    const Node& node = node_at(g, context, index);
    own.next = node.next;
    const bool first = frame.step == first_statement;
    frame.step = next_statement;
    if (first) context.performed = 0;
    const bool waits = waits_for_damage(g, context, index);
    const bool follows_done = node.kind == NodeKind::then_ && waits && own.was_at_once == 1;
    own.was_at_once = !waits;
    if (!follows_done) return run_statement(g, frame.context, index);
    // What it follows was done before the damage: it waits for nothing but the damage, or is left out (JA E-19.b2).
    if (context.performed) run_statement(g, frame.context, node.first);
}

void run_statement(Game& g, std::uint8_t index, NodeIndex statement) {
    Context& context = g.m.contexts[index];
    const Node& node = node_at(g, context, statement);
    if (node.kind == NodeKind::block) {
        if (node.first != no_node) run_block(g, index, node.first);
        return;
    }
    if (waits_for_damage(g, context, statement) && !context.deferred.full()) {
        context.deferred.push_back(statement);
        return;
    }
    switch (node.kind) {
        case NodeKind::once:
        case NodeKind::often:
        case NodeKind::no_stack:
        case NodeKind::from_zone:
        case NodeKind::only_if:
        case NodeKind::cost:
        case NodeKind::give:
        case NodeKind::while_:
        case NodeKind::when:
        case NodeKind::instead: return;
        case NodeKind::then_:
            if (context.performed) run_body(g, index, node.first);
            return;
        case NodeKind::before_damage: return run_body(g, index, node.first);
        case NodeKind::proceed: context.proceeds = 1; return;
        case NodeKind::lasting: begin_lasting(g, index, statement); return;
        case NodeKind::fail:
            for (std::size_t i = g.m.contexts.size(); i-- > 0;)
                if (g.m.contexts[i].kind == TextKind::attack) {
                    g.m.contexts[i].failed = 1;
                    break;
                }
            return;
        default:
            if (!has_room(g)) return report_no_room(g, context.source);
            push_statement(g, index, statement);
    }
}

void run_choice(Game& g, std::uint8_t context, NodeIndex node) {
    if (node_at(g, g.m.contexts[context], node).kind == NodeKind::selection) return select(g, context, node);
    g.m.selected = CopySet{};
    push_statement(g, context, node);
}

void step_statement(Game& g, Frame& frame) {
    switch (node_at(g, context_of(g, frame), frame.node).kind) {
        case NodeKind::may: return step_may(g, frame);
        case NodeKind::if_: return step_if(g, frame);
        case NodeKind::each: return step_each(g, frame);
        case NodeKind::either: return step_either(g, frame);
        case NodeKind::flip: return step_flip(g, frame);
        case NodeKind::by: return step_by(g, frame);
        case NodeKind::choose: return step_choose(g, frame);
        default: ENSURE(false && "every control has a procedure");
    }
}

enum TextStep : std::uint8_t { pay, carry_out, close };

// A whole text with its context: its cost, its statements, and then the context is closed.
void step_text(Game& g, Frame& frame) {
    if (frame.context == 0xFF) return pop(g);  // nested too deeply to be carried out
    const Program& program = g.book.program(context_of(g, frame).program);
    switch (frame.step) {
        case pay:
            frame.step = carry_out;
            context_of(g, frame).paying = 1;
            if (program.cost != no_node) run_statement(g, frame.context, program.cost);
            return;
        case carry_out:
            context_of(g, frame).paying = 0;
            if (program.cost != no_node && program.first != no_node &&
                knocks_out_first(g, context_of(g, frame), program.first))
                return;
            frame.step = close;
            if (program.first != no_node) run_block(g, frame.context, program.first);
            return;
        case close: {
            const std::uint8_t index = frame.context;
            pop(g);
            close_context(g, index);
        }
    }
}

bool asked_in_vain(Game& g) {
    if (g.m.choice.kind == ChoiceKind::trigger_order) return order_asked_in_vain(g);
    if (g.m.choice.kind != ChoiceKind::may || g.m.frames.empty() || g.m.frames.back().context == 0xFF) return false;
    const Context& context = context_of(g, g.m.frames.back());
    const Node& node = node_at(g, context, g.m.frames.back().node);
    return node.kind == NodeKind::may && asks_in_vain(g, scope_of(g, context), node);
}

}  // namespace cubenight::pokemon
