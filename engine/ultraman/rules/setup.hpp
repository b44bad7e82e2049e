// Before the first turn: 4.2.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

void step_setup(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
