// Carrying out a text: its price, and its statements in order. What a verb does is not known here (Proc::verb).
#pragma once

#include "engine/ultraman/ask/scope.hpp"
#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

inline constexpr std::uint8_t no_context = 0xFF;

// Opens a context for a text of that card; no_context where too many texts are nested, and that is reported.
std::uint8_t open_context(Game& g, const CompiledText& text, CopyId source, SeatId controller);
// Pushes the frame that carries the text out from that statement on, with its price where `pays`.
enum class Price : std::uint8_t { paid, not_paid };
void run_text(Game& g, std::uint8_t context, NodeIndex first, Price price);

// Pushes the frames that carry out one statement, or a block of them.
void run_statement(Game& g, std::uint8_t context, NodeIndex node);
// Pushes a frame that runs the statements from this one on.
void run_block(Game& g, std::uint8_t context, NodeIndex first);

// What the last statement did: something, all that it says, and how much.
void note_done(Context& context, int done, bool in_full);
inline void note_nothing(Context& context) { note_done(context, 0, false); }

// Tells why a part of the running text does nothing: `why` is one of unmet, declined, unpayable, in_vain.
void tell_undone(Game& g, const Context& context, EventKind why, NodeIndex node);

void step_text(Game& g, Frame& frame);
void step_block(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
