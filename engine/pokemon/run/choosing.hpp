// `choose $x = ...`: a value, cards or a number that the text goes on to use.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_choose(Game& g, Frame& frame);
// What was just selected is meant by that variable.
void bind_selected(Game& g, Context& context, int variable);

}  // namespace cubenight::pokemon
