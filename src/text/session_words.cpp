#include "src/text/session_words.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr std::size_t phrase_count = static_cast<std::size_t>(SessionPhrase::days_ago) + 1;

constexpr Table<SessionPhrase, phrase_count> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(id, words) said[SessionPhrase::id] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/session.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.english().complete());
static_assert(table.complete_in_all());

}  // namespace

std::string_view words(SessionPhrase phrase, Language language) { return table.words(phrase, language); }

}  // namespace cubenight::text
