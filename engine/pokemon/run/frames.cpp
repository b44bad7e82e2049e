// The frame stack and the contexts of running texts.
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {

void report_no_room(Game& g, CopyId source) {
    report(g, {.type = EventKind::not_carried_out, .copy = source, .clause = Clause::II_A_b3});
}

std::uint8_t open_context(Game& g, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot) {
    if (g.m.contexts.full() || !has_room(g)) {
        report_no_room(g, source);
        return 0xFF;
    }
    Context context;
    context.program = program;
    context.controller = context.actor = controller;
    context.source = source;
    context.slot = slot;
    context.kind = g.book.program(program).kind;
    context.source_arrived = slot != no_slot ? g.m.pokemon[slot].arrived : 0;
    g.m.contexts.push_back(context);
    return static_cast<std::uint8_t>(g.m.contexts.size() - 1);
}

void close_context(Game& g, std::uint8_t index) {
    ENSURE(index + 1u == g.m.contexts.size());
    g.m.contexts.pop_back();
}

}  // namespace cubenight::pokemon
