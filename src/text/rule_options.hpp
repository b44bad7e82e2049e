// What the rule options mean, in our own words.
#pragma once

#include <string_view>

#include "engine/cards/rule_set.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// A sentence about the option's values.
std::string_view option_meaning(OptionKey key, Language language = Language::english);

}  // namespace cubenight::text
