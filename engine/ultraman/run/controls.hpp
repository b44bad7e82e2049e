// The statements of a text that control others.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

void step_statement(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
