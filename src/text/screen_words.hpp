// The words of the screens.
#pragma once

#include <cstdint>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

enum class ScreenText : std::uint16_t {
#define CUBENIGHT_PHRASE(id, english) id,
#include "src/text/en/match_screen.def"
#include "src/text/en/rulebook_screen.def"
#include "src/text/en/screens.def"
#include "src/text/en/taste.def"
#include "src/text/en/tonight.def"
#include "src/text/en/ultraman_screen.def"
#undef CUBENIGHT_PHRASE
};
#define CUBENIGHT_PHRASE(id, english) +1
inline constexpr std::size_t screen_text_count = 0
#include "src/text/en/match_screen.def"
#include "src/text/en/rulebook_screen.def"
#include "src/text/en/screens.def"
#include "src/text/en/taste.def"
#include "src/text/en/tonight.def"
#include "src/text/en/ultraman_screen.def"
    ;
#undef CUBENIGHT_PHRASE

std::string_view words(ScreenText text, Language language);

}  // namespace cubenight::text
