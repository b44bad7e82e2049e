// What the rule options mean, in our own words.
#pragma once

#include <string_view>

#include "engine/cards/rule_set.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// A sentence about the option's values.
std::string_view option_meaning(OptionKey key, Language language = Language::english);

// What a line policy means: a sentence or two.
std::string_view policy_meaning(LinePolicy policy, Language language = Language::english);

}  // namespace cubenight::text
