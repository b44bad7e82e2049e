// What the verbs of a text do.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Follows a step of a verb (the frame is its statement).
void step_verb(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
