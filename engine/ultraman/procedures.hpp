// Goes from procedure to procedure until somebody has to decide, or the match is over.
#pragma once

#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

// One step of the procedure on top of the stack.
void step(Game& g);
void run(Game& g);

}  // namespace cubenight::ultraman
