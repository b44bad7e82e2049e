#include "engine/ultraman/run/text.hpp"

#include <algorithm>

#include "engine/ultraman/run/clean_up.hpp"

namespace cubenight::ultraman {

std::uint8_t open_context(Game& g, const CompiledText& text, CopyId source, SeatId controller) {
    if (g.m.contexts.full() || !has_room(g)) {
        report_no_room(g, source);
        return no_context;
    }
    Context context;
    context.program = text.program;
    context.text = text.counter;
    context.controller = context.actor = controller;
    context.source = source;
    g.m.contexts.push_back(context);
    return static_cast<std::uint8_t>(g.m.contexts.size() - 1);
}

void note_done(Context& context, int done, bool in_full) {
    context.done = static_cast<std::int16_t>(std::clamp(done, 0, 30'000));
    context.performed = done > 0;
    context.complete = in_full;
}

namespace {

Clause clause_of_undone(EventKind why) {
    if (why == EventKind::unmet) return Clause::c11_5_1;
    if (why == EventKind::declined) return Clause::c11_3_2;
    return why == EventKind::unpayable ? Clause::c11_4_4 : Clause::c1_2_3;
}

// What lies in a hand or a deck may decide it.
bool asks_hidden(const Node* nodes, const CompiledText& text, NodeIndex asking) {
    for (NodeIndex i = asking; i < subtree_end({nodes, text.size}, asking); ++i) {
        if (nodes[i].kind != NodeKind::zone) continue;
        const auto zone = sub_as<Zone>(nodes[i]);
        if (zone == Zone::hand || zone == Zone::deck) return true;
    }
    return false;
}

}  // namespace

// Whether the seat could have done it tells what it holds: it alone is told why not.
void tell_undone(Game& g, const Context& context, EventKind why, NodeIndex node) {
    if (!g.listener) return;
    const CompiledText& text = g.book.text(context.program);
    const bool open = why == EventKind::unmet && !asks_hidden(g.book.nodes(text), text, node);
    report(g, {.type = why,
               .seat = context.actor,
               .copy = context.source,
               .seen_by = open ? std::uint8_t{3} : seat_bit(context.actor),
               .n = static_cast<std::int16_t>(node),
               .clause = clause_of_undone(why),
               .by = {context.source, context.text, context.lasting != 0}});
}

namespace {

enum TextStep : std::uint8_t { pay, carry_out, close };
enum BlockStep : std::uint8_t { first_statement, next_statement };

struct Block {
    NodeIndex next;
    std::uint8_t any;   // something was done
    std::uint8_t less;  // some statement was not done in full
    std::uint8_t run;   // statements that were carried out
};

struct TextLocals {
    NodeIndex first;
    std::uint8_t pays;
};

}  // namespace

void run_text(Game& g, std::uint8_t context, NodeIndex first, Price price) {
    Frame& frame = push(g, Proc::text);
    frame.context = context;
    TextLocals& own = locals_of<TextLocals>(frame);
    own.first = first;
    own.pays = price == Price::not_paid;
}

// Follows 9.4.3, 10.1.3.3.
void step_text(Game& g, Frame& frame) {
    const TextLocals own = locals_of<TextLocals>(frame);
    Context& context = context_of(g, frame);
    const CompiledText& text = g.book.text(context.program);
    switch (frame.step) {
        case pay:
            frame.step = carry_out;
            if (!own.pays || text.cost == no_node) return;
            context.paying = 1;
            return run_statement(g, frame.context, text.cost);
        case carry_out:
            context.paying = 0;
            frame.step = close;
            note_nothing(context);
            if (own.first != no_node) run_block(g, frame.context, own.first);
            return;
        case close: {
            const Context ended = context;
            pop(g);
            g.m.contexts.pop_back();
            if (!ended.performed)
                report(g, {.type = EventKind::text_idle,
                           .seat = ended.controller,
                           .copy = ended.source,
                           .n = static_cast<std::int16_t>(ended.text),
                           .clause = Clause::c1_2_3});
            report(g, {.type = EventKind::text_ends, .seat = ended.controller, .copy = ended.source});
            if (!g.m.contexts.empty()) {  // a part of another text
                g.m.contexts.back().performed = ended.performed;
                g.m.contexts.back().complete = ended.complete;
                g.m.contexts.back().done = ended.done;
                return;
            }
            if (!g.trying) clean_up(g);
        }
    }
}

void run_block(Game& g, std::uint8_t context, NodeIndex first) {
    if (!has_room(g)) return report_no_room(g, g.m.contexts[context].source);
    Frame& frame = push(g, Proc::block);
    frame.context = context;
    locals_of<Block>(frame).next = first;
}

// Follows 11.14, 11.20.
void step_block(Game& g, Frame& frame) {
    Block& own = locals_of<Block>(frame);
    Context& context = context_of(g, frame);
    if (frame.step == next_statement) {
        own.any |= context.performed;
        own.less |= !context.complete;
    }
    if (own.next == no_node) {
        context.performed = own.any;
        context.complete = own.run && !own.less;
        return pop(g);
    }
    const NodeIndex index = own.next;
    const Node& node = g.book.nodes(g.book.text(context.program))[index];
    own.next = node.next;
    const bool first = frame.step == first_statement;
    frame.step = next_statement;
    own.run = 1;
    if (node.kind == NodeKind::fully) {
        const bool goes_on = !first && !own.less;
        note_nothing(context);
        if (goes_on) run_statement(g, frame.context, node.first);
        return;
    }
    run_statement(g, frame.context, index);
}

void run_statement(Game& g, std::uint8_t context, NodeIndex node) {
    const Node& statement = g.book.nodes(g.book.text(g.m.contexts[context].program))[node];
    if (statement.kind == NodeKind::block) return run_block(g, context, statement.first);
    if (!has_room(g)) {
        note_nothing(g.m.contexts[context]);
        return report_no_room(g, g.m.contexts[context].source);
    }
    const bool verb = family_of(statement.kind) == NodeFamily::verb || statement.kind == NodeKind::lasting;
    note_nothing(g.m.contexts[context]);
    Frame& frame = push(g, verb ? Proc::verb : Proc::statement);
    frame.context = context;
    frame.node = node;
}

}  // namespace cubenight::ultraman
