// What came of the rulings and puzzles that were tried, kept in the user's own folder: a line for each, a number and what it
// belongs to.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "engine/core/result.hpp"

namespace cubenight::store {

// Lines that are not to be understood are left out.
std::map<std::string, int> tried_rulings();
std::optional<Error> keep_tried_rulings(const std::map<std::string, int>& tried);

}  // namespace cubenight::store
