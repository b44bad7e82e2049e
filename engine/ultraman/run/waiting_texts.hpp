// Texts that wait, group by group (10.1.3): all that one moment has set off is a group; what a text of it sets off is
// carried out, as a group of its own, before the next of the first one.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// Pushes the procedure that carries out all that wait, if any do.
void begin_waiting(Game& g);
// The same for all that come to wait from now on, when what is pushed above it has ended.
void wait_behind(Game& g);

void step_waiting(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
