#include "src/text/ultraman/phrases.hpp"

#include "src/text/table.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

namespace {

#define CUBENIGHT_PHRASE(id, words) +1
constexpr std::size_t phrase_count = 0
#include "src/text/en/ultraman_log.def"
#include "src/text/en/ultraman_prompts.def"
    ;
#undef CUBENIGHT_PHRASE

constexpr Table<Phrase, phrase_count> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(id, words) said[Phrase::id] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_log.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_prompts.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.english().complete());
static_assert(table.complete_in_all());

}  // namespace

std::string_view words(Phrase phrase, Language language) { return table.words(phrase, language); }

}  // namespace cubenight::ultraman::text
