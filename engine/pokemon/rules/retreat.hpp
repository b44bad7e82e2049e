// Retreating (JA A-03).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_retreat(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
