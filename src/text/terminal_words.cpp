#include "src/text/terminal_words.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<TerminalPhrase, static_cast<std::size_t>(TerminalPhrase::size_range) + 1> said([](Language language,
                                                                                                  auto& words) {
#define CUBENIGHT_PHRASE(id, english) words[TerminalPhrase::id] = english;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/terminal.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
constexpr Table<HelpPhrase, static_cast<std::size_t>(HelpPhrase::rulings) + 1> help([](Language language, auto& words) {
#define CUBENIGHT_PHRASE(id, english) words[HelpPhrase::id] = english;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/help.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(said.english().complete() && help.english().complete());
static_assert(said.complete_in_all() && help.complete_in_all());

}  // namespace

std::string_view words(TerminalPhrase phrase, Language language) { return said.words(phrase, language); }
std::string_view words(HelpPhrase phrase, Language language) { return help.words(phrase, language); }

}  // namespace cubenight::text
