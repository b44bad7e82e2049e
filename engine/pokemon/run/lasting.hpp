// Effects that outlive their text (JA E-01, E-02, E-20 to E-22).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Makes an effect that outlives its text from a `lasting` node.
void begin_lasting(Game& g, std::uint8_t context, NodeIndex lasting);

}  // namespace cubenight::pokemon
