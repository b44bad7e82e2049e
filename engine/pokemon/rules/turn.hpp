// The turn (CUBE turn.1 to turn.4).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Pushes a turn that stands at its actions.
void resume_turn(Game& g, SeatId seat);

void step_turn(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
