// The host's word: what a night with people keeps hidden is shown for a reason, which is written into the night.
#pragma once

#include <optional>
#include <string>

#include "src/night/conductor.hpp"

namespace cubenight::cli {

// Writes into a running night with people that its host looks at everything, for that reason. A night that has no secrets is
// not written to. What hinders it is the answer: a file that cannot be written, or one that is damaged, which is only looked at.
std::optional<std::string> write_host_look(const ConductorOptions& options, const std::string& reason);

}  // namespace cubenight::cli
