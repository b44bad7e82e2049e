// What the rule options are about and what their values mean, in our own words.
#pragma once

#include <string_view>

#include "engine/cards/rule_set.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// What the option is about, without a full stop.
std::string_view option_title(OptionKey key, Language language = Language::english);
// What this value of it means; empty where the number says it.
std::string_view option_value(OptionKey key, int value, Language language = Language::english);

}  // namespace cubenight::text
