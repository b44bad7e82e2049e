// Discarding what is too much on a Bench or on a Pokémon (JA A-04.b2, I-B-01.b4).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_surplus(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
