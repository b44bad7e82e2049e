// A judge's correction (OptionKind::judge): a match is put right by hand, one small verb after another, until it is done. It
// begins where a step of the turn asks a seat, and that step asks again behind it. Nothing that is done by hand sets off a
// text. Who corrects sees each card that they move.
#pragma once

#include "engine/play/by_hand.hpp"
#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// The option begins a correction, and may do so now.
bool is_correction(const Match& match, Option option);
// REQUIRES: is_correction before the choice was taken away.
void begin_correction(Game& g, SeatId seat);
// Proc::by_hand.
void step_by_hand(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
