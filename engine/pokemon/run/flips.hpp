// `flip`: the coins of a text.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_flip(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
