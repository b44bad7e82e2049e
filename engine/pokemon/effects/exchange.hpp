// Two cards change places, one of them in play (JA D-19).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_exchange(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
