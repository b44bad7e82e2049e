// Knock Outs, Prize cards, promotion, and how a match is won (JA I-D.b3, I-E).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// The other seat takes Prize cards for it (JA I-D.b3.4).
void owe_prizes(Game& g, std::uint8_t slot);
// As much speaks for both: a draw, or a Sudden Death (JA I-E.b4, I-E.b5). Ends all procedures.
void end_even(Game& g);

void step_knock_out(Game& g, Frame& frame);
void step_take_prizes(Game& g, Frame& frame);
void step_promote(Game& g, Frame& frame);
void step_sudden_death(Game& g);

}  // namespace cubenight::pokemon
