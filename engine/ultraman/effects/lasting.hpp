// `lasting`: what goes on behind its text; and texts that are done away with for a turn (11.13).
#pragma once

#include "engine/ultraman/effects/acting.hpp"

namespace cubenight::ultraman {

void begin_effects(Acting& a);
void negate_texts(Acting& a);

}  // namespace cubenight::ultraman
