// Whether it is plain to see that a statement would do nothing, so that nobody need be asked about it.
#pragma once

#include "engine/ultraman/ask/scope.hpp"

namespace cubenight::ultraman {

bool is_in_vain(Game& g, const Scope& scope, NodeIndex statement);

}  // namespace cubenight::ultraman
