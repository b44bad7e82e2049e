// The phrases of a match of the Ultraman Card Game: of its log (en/ultraman_log.def), of what is asked and chosen in it
// (en/ultraman_prompts.def). What every game says stands in match_phrases.hpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::ultraman::text {

enum class Phrase : std::uint16_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/en/ultraman_log.def"
#include "src/text/en/ultraman_prompts.def"
#undef CUBENIGHT_PHRASE
};

std::string_view words(Phrase phrase, Language language);

}  // namespace cubenight::ultraman::text
