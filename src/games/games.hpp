// All games whose nights are played.
#pragma once

#include "src/night/match_runner.hpp"
#include "src/night/match_speed.hpp"

namespace cubenight {

// Makes the rules of the game that the night's cube is of ready for its matches (a Game of src/night).
Result<std::shared_ptr<const MatchRules>> match_rules(const draft::Night& night);

// How fast matches by these rules are played; the rules must outlive it.
std::unique_ptr<MatchSpeed> match_speed(const MatchRules& rules);

}  // namespace cubenight
