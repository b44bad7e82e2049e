// Effects that outlive their text (JA E-01, E-02, E-20 to E-22).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Makes an effect that outlives its text from a `lasting` node.
void begin_lasting(Game& g, std::uint8_t context, NodeIndex lasting);
// Tells which of them end with the turn that has just ended.
void report_ended_spans(Game& g);

}  // namespace cubenight::pokemon
