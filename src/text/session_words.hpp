// What the window's sessions say to a wish, what they tell of nights and tables, and why there is no window.
#pragma once

#include <cstdint>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

enum class SessionPhrase : std::uint8_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/en/session.def"
#undef CUBENIGHT_PHRASE
};

std::string_view words(SessionPhrase phrase, Language language);

}  // namespace cubenight::text
