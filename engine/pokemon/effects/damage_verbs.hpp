// Verbs about damage, counters, HP and Special Conditions.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// False where the verb is none of these.
bool step_damage_verb(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
