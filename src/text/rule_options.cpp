#include "src/text/rule_options.hpp"

#include "src/text/option_words.hpp"

namespace cubenight::text {
namespace {

constexpr Table<OptionKey, option_count> titles([](Language language, auto& said) {
#define CUBENIGHT_OPTION(key, words) said[OptionKey::key] = words;
#define CUBENIGHT_OPTION_VALUE(key, value, words)
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/rule_options.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_OPTION
#undef CUBENIGHT_OPTION_VALUE
});
static_assert(titles.english().complete(), "an option that nobody has put into words");
static_assert(titles.complete_in_all());

constexpr OptionValues<option_count> values([](Language language, auto& said) {
#define CUBENIGHT_OPTION(key, words)
#define CUBENIGHT_OPTION_VALUE(key, value, words) said[value_place(OptionKey::key, value)] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/rule_options.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_OPTION
#undef CUBENIGHT_OPTION_VALUE
});
static_assert(values.complete_in_all());

}  // namespace

std::string_view option_title(OptionKey key, Language language) { return titles.words(key, language); }

std::string_view option_value(OptionKey key, int value, Language language) {
    return value_words(values, key, value, language);
}

}  // namespace cubenight::text
