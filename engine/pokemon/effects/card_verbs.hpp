// Verbs about cards: drawing, searching, looking, putting, discarding, shuffling.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// False where the verb is none of these.
bool step_card_verb(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
