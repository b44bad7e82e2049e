// A turn and its nine phases (chapter 5). A turn belongs to both: in most phases the Lead player has a step, then the Next.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// Pushes a turn that goes on from the beginning of that phase, or of that seat's step of it where the phase has steps. A
// level-up step in which one of its characters has been levelled up already goes on from there.
void begin_turn_at(Game& g, Phase phase, SeatId step_of);
void step_turn(Game& g, Frame& frame);
void step_set_characters(Game& g, Frame& frame);
void step_level_ups(Game& g, Frame& frame);
void step_activations(Game& g, Frame& frame);
// The step asks once more, as the match is then: a judge has corrected it. REQUIRES: it asks for an act of the turn.
void ask_again(Frame& frame);
void set_again(Frame& frame);

}  // namespace cubenight::ultraman
