// The statements of a text that control others: `may`, `if`, `each`, `either`, `by`; `flip` and `choose` have sources of
// their own.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void step_statement(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
