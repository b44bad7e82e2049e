// The frames and contexts of the texts that run.
#pragma once

#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

inline Frame& push(Game& g, Proc proc, SeatId seat = seat0) { return g.m.frames.push(proc, seat); }
inline void pop(Game& g) { g.m.frames.pop(); }
// More than any text needs that does something.
inline constexpr std::uint32_t most_work = 20'000;
// Whether texts may nest further, and go on without a choice: the rules' own procedures always find room.
inline bool has_room(const Game& g) { return g.m.frames.has_room(8) && g.work < most_work; }
inline void report_no_room(Game& g, CopyId source) {
    report(g, {.type = EventKind::not_carried_out, .copy = source, .clause = Clause::rule_room});
}

// The context of a frame. REQUIRES: the frame has one.
inline Context& context_of(Game& g, const Frame& frame) { return g.m.contexts[frame.context]; }

}  // namespace cubenight::ultraman
