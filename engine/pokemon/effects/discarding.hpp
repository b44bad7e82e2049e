// Discarding what a text chose (JA C-01).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_discard(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
