// The judgement phase: every battle of every turn, who wins the match, who leads next (5.9, 11.16, 12.4, 1.3).
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

void step_judgement(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
