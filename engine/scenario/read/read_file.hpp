// Scenario files as text.
#pragma once

#include <string_view>

#include "engine/core/result.hpp"
#include "engine/scenario/written/scenario.hpp"

namespace cubenight::scenario {

// An error names file, line and what was expected there.
Result<ScenarioFile> read_scenarios(std::string_view text, std::string_view file = {},
                                    Unreadable unreadable = Unreadable::is_error);

}  // namespace cubenight::scenario
