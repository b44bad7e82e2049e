// What the rule options of the Ultraman Card Game mean, in our own words.
#pragma once

#include <string_view>

#include "engine/cards/ultraman/rules.hpp"
#include "src/text/language.hpp"

namespace cubenight::ultraman::text {

// A sentence about the option's values.
std::string_view option_meaning(OptionKey key, Language language);

}  // namespace cubenight::ultraman::text
