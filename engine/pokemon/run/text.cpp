// Carrying out a text: its cost, and its statements in printed order (JA, I-B-01.proc.3, II-A.b3).
#include "engine/pokemon/run/text.hpp"

#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/lasting.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/settle.hpp"

namespace cubenight::pokemon {
namespace {

bool waits_for_damage(const Game& g, const Context& context, NodeIndex index) {
    if (context.kind != TextKind::attack || context.phase != TextPhase::before_damage) return false;
    return !g.book.facts(g.book.program(context.program), index).before_damage;
}

bool is_verb(NodeKind kind) { return family_of(kind) == NodeFamily::verb; }

Frame& push_statement(Game& g, std::uint8_t context, NodeIndex node) {
    const bool verb = is_verb(node_at(g, g.m.contexts[context], node).kind);
    Frame& frame = push(g, verb ? Proc::verb : Proc::statement);
    frame.context = context;
    frame.node = node;
    return frame;
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

enum BlockStep : std::uint8_t { first_statement, next_statement };

struct Block {
    NodeIndex next;
    std::uint8_t performed;    // something was done
    std::uint8_t was_at_once;  // the statement before was carried out now, or left out, and did not wait for the damage
};

enum TextStep : std::uint8_t { pay, carry_out, close };

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
    // What it follows was done before the damage: it waits for nothing but the damage, or is left out (JA E-19.b2), and
    // with it what follows it.
    const bool left_out = follows_done && !context.performed;
    own.was_at_once = !waits || left_out;
    if (!follows_done) return run_statement(g, frame.context, index);
    if (!left_out) run_statement(g, frame.context, node.first);
}

namespace {

void fail_attack(Game& g) {
    for (std::size_t i = g.m.contexts.size(); i-- > 0;)
        if (g.m.contexts[i].kind == TextKind::attack) {
            g.m.contexts[i].failed = 1;
            return;
        }
}

}  // namespace

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
    if (node.kind == NodeKind::fail) return fail_attack(g);
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
            if (context.performed) run_statement(g, index, node.first);
            return;
        case NodeKind::before_damage: return run_statement(g, index, node.first);
        case NodeKind::proceed: context.proceeds = 1; return;
        case NodeKind::lasting: begin_lasting(g, index, statement); return;
        case NodeKind::may:
        case NodeKind::if_:
        case NodeKind::each:
        case NodeKind::either:
        case NodeKind::flip:
        case NodeKind::by:
        case NodeKind::choose:
#define CUBENIGHT_NAMED_limit
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_standing
#include "engine/language/other_kinds.def"
            if (!has_room(g)) return report_no_room(g, context.source);
            push_statement(g, index, statement);
    }
}

void run_choice(Game& g, std::uint8_t context, NodeIndex node) {
    if (node_at(g, g.m.contexts[context], node).kind == NodeKind::selection) return select(g, context, node);
    g.m.selected = CopySet{};
    push_statement(g, context, node);
}

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

}  // namespace cubenight::pokemon
