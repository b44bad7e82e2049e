// Pokémon as a whole: switching, evolving, exchanging; other texts; the turn and the match.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// False where the verb is none of these.
bool step_board_verb(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
