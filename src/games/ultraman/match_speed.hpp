// How fast matches of the Ultraman Card Game are played on this machine.
#pragma once

#include <memory>

#include "src/games/ultraman/ultraman_match.hpp"
#include "src/night/match_speed.hpp"

namespace cubenight {

// The rules must outlive it.
std::unique_ptr<MatchSpeed> match_speed(const UltramanRules& rules);

}  // namespace cubenight
