// The frames and contexts of the texts that run.
#pragma once

#include <algorithm>

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

inline Frame& push(Game& g, Proc proc, SeatId seat = seat0) { return g.m.frames.push(proc, seat); }
inline void pop(Game& g) { g.m.frames.pop(); }
// More than any text needs that does something; coins upon coins upon coins could go on for years.
inline constexpr std::uint32_t most_work = 20'000;
// Whether texts may nest further, and go on without a choice: the rules' own procedures always find room.
inline bool has_room(const Game& g) { return g.m.frames.has_room(12) && g.work < most_work; }
// Reports that a part of a text is left out for want of room.
void report_no_room(Game& g, CopyId source);

// The context of a frame. REQUIRES: the frame has one.
inline Context& context_of(Game& g, const Frame& frame) { return g.m.contexts[frame.context]; }
// A node of a context's text.
inline const Node& node_at(const Game& g, const Context& context, NodeIndex index) {
    return g.book.node(g.book.program(context.program), index);
}
// Opens a context for a text; 0xFF where too many texts are nested.
std::uint8_t open_context(Game& g, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot);
void close_context(Game& g, std::uint8_t index);

// What the parts of a statement have done so far, where it has several (JA E-19.b2). First of its procedure's locals.
struct Gathered {
    std::int16_t amount;  // altogether
    std::uint8_t performed;
};
// One part is done.
inline void gather_done(Context& context, Gathered& gathered) {
    gathered.performed |= context.performed;
    if (context.performed)
        gathered.amount = static_cast<std::int16_t>(std::clamp(gathered.amount + context.done, 0, 30000));
    context.performed = 0;
}
// All parts are done.
inline void all_gathered(Game& g, const Frame& frame, const Gathered& gathered) {
    Context& context = g.m.contexts[frame.context];
    context.performed = gathered.performed;
    if (gathered.performed) context.done = gathered.amount;
    pop(g);
}

}  // namespace cubenight::pokemon
