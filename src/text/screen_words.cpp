#include "src/text/screen_words.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<ScreenText, screen_text_count> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(id, words) said[ScreenText::id] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/match_screen.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/rulebook_screen.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/screens.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/tonight.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/taste.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_screen.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.complete_in_all());

}  // namespace

std::string_view words(ScreenText text, Language language) { return table.words(text, language); }

}  // namespace cubenight::text
