// The rule files that the program carries.
#pragma once

#include <span>

#include "engine/cards/printed/grammar.hpp"

namespace cubenight::printed {

std::span<const GrammarFile> rule_files();

}  // namespace cubenight::printed
