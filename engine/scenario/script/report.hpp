// What a scenario that did not come true is reported with, in any card game.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/saying.hpp"

namespace cubenight::scenario {

// What happened, a line each, in the language that `say` speaks; from `since` on they are marked. Lines that follow one
// another in the same words are told once, with their number. Empty where nothing happened.
std::string log_words(const std::vector<std::string>& log, std::size_t since,
                      const std::function<std::string(const Saying&)>& say);

}  // namespace cubenight::scenario
