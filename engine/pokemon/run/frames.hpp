// The stack of frames: a procedure is a function that looks at its frame's step, does that step, and returns; it is
// called again until it pops itself. And the contexts of the texts that run.
#pragma once

#include <algorithm>

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

inline Frame& push(Game& g, Proc proc, std::uint8_t s = 0) {
    Frame frame;
    frame.proc = proc;
    frame.seat = s;
    g.m.frames.push_back(frame);
    return g.m.frames.back();
}
inline void pop(Game& g) { g.m.frames.pop_back(); }
// More than any text needs that does something; coins upon coins upon coins could go on for years.
inline constexpr std::uint32_t most_work = 20'000;
// Whether texts may nest further, and go on without a choice: the rules' own procedures always find room.
inline bool has_room(const Game& g) { return g.m.frames.size() + 12 <= g.m.frames.capacity() && g.work < most_work; }
// Reports that a part of a text is left out for want of room.
void report_no_room(Game& g, CopyId source);

// The context of a frame. REQUIRES: the frame has one.
inline Context& context_of(Game& g, const Frame& frame) { return g.m.contexts[frame.context]; }
// A node of a context's text.
inline const Node& node_at(const Game& g, const Context& context, NodeIndex index) {
    return g.book.node(g.book.program(context.program), index);
}
// Opens a context for a text; 0xFF where too many texts are nested.
std::uint8_t open_context(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot);
void close_context(Game& g, std::uint8_t index);

// What one of several parts did was done (JA E-19.b2): frame.d remembers it, frame.cursor how much that is altogether.
inline void gather_done(Context& context, Frame& frame) {
    frame.d |= context.performed;
    if (context.performed) {
        const int before = frame.cursor == no_node ? 0 : frame.cursor;
        frame.cursor = static_cast<NodeIndex>(std::clamp(before + context.done, 0, 30000));
    }
    context.performed = 0;
}
// All parts are done.
inline void all_gathered(Game& g, Frame& frame) {
    Context& context = g.m.contexts[frame.context];
    context.performed = frame.d;
    if (frame.d) context.done = static_cast<std::int16_t>(frame.cursor);
    pop(g);
}

}  // namespace cubenight::pokemon
