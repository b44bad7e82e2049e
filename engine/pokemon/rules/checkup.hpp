// The Pokémon Checkup (JA I-F).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_checkup(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
