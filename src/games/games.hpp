// All games whose nights are played.
#pragma once

#include "src/night/match_runner.hpp"

namespace cubenight {

// Makes the rules of the game that the night's cube is of ready for its matches (a Game of src/night).
Result<std::shared_ptr<const MatchRules>> match_rules(const draft::Night& night);

}  // namespace cubenight
