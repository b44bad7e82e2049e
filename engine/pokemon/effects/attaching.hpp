// Attaching cards and moving attached ones (JA C-09, C-10).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_attach(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
