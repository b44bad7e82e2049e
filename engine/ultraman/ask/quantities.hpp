// Numbers and conditions of texts, worked out.
#pragma once

#include "engine/ultraman/ask/scope.hpp"

namespace cubenight::ultraman {

// How many turns are counted: the battle areas that are laid out (2.4.2.3).
int rounds_of(const Game& g);
int number_of(Game& g, const Scope& scope, NodeIndex quantity);
bool holds(Game& g, const Scope& scope, NodeIndex predicate);

}  // namespace cubenight::ultraman
