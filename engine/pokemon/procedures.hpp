// Running the procedures of a match: the one place that knows them all.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Runs to the next choice, or to the end of the match.
void run(Game& g);

}  // namespace cubenight::pokemon
