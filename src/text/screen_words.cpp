#include "src/text/screen_words.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<ScreenText, screen_text_count> table([](Language language, auto& said) {
    if (language != Language::english) return;
#define CUBENIGHT_PHRASE(id, words) said[ScreenText::id] = words;
#include "src/text/en/match_screen.def"
#include "src/text/en/screens.def"
#undef CUBENIGHT_PHRASE
});

}  // namespace

std::string_view words(ScreenText text, Language language) { return table.words(text, language); }

}  // namespace cubenight::text
