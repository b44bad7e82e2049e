// Shuffling, and putting cards in an order (JA E-18, E-35, E-36).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_shuffle(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_order(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
