// Scenario files of the Ultraman Card Game as text. Their first statement is `game ucg`.
#pragma once

#include <string_view>

#include "engine/core/result.hpp"
#include "engine/scenario/ultraman/written/scenario.hpp"

namespace cubenight::ultraman::scenario {

// Whether the text says that it is of this game.
bool is_scenario_file(std::string_view text);

// An error names file, line and what was expected there. A scenario that cannot be read has `unread`, and the file is read
// on behind it.
Result<ScenarioFile> read_scenarios(std::string_view text, std::string_view file = {});

}  // namespace cubenight::ultraman::scenario
