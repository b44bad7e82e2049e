// Texts that are used by a text (`use_text`), and what a player uses (9.4).
#pragma once

#include "engine/ultraman/effects/acting.hpp"

namespace cubenight::ultraman {

void use_texts(Acting& a);

}  // namespace cubenight::ultraman
