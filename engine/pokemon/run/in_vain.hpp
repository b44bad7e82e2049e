// Questions that need no answer, because whatever is said the same comes of it.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// A part of a running text that would change nothing whatever is chosen in it, so that nobody is asked about it.
bool leads_nowhere(Game& g, const Scope& scope, NodeIndex part);
// A `may` that would change nothing either way.
bool asks_in_vain(Game& g, const Scope& scope, const Node& may);
// Whether the `may`, or which of waiting texts comes first, is asked now and would change nothing either way.
bool asked_in_vain(Game& g);

}  // namespace cubenight::pokemon
