// Setting up a match (JA I-G).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_setup(Game& g, Frame& frame);
void step_place_basics(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
