// The statements of a text that do something themselves.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

void step_verb(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
