// Texts that stand in for an event: `instead of` (JA D-16.ex2, E-31).
#pragma once

#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/match/happening.hpp"

namespace cubenight::pokemon {

// Pushes the procedure that asks the `instead` texts for this event, where there is one: m.proceeds says afterwards
// whether it goes on. True where it pushed.
bool run_instead(Game& g, const Happening& happening);

void step_instead(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
