// The phrases of a Pokémon match: of its log (en/log.def), of what is asked and chosen in it (en/prompts.def). No screen
// and no terminal is known here: they are the same wherever they are read.
#pragma once

#include <cstdint>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

enum class Phrase : std::uint16_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/en/log.def"
#include "src/text/en/prompts.def"
#undef CUBENIGHT_PHRASE
};

std::string_view words(Phrase phrase, Language language);

}  // namespace cubenight::text
