// `choose $x = ...`: a value, cards or a number that the text goes on to use.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_choose(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
