#include "src/text/ultraman/rule_options.hpp"

#include "src/text/option_words.hpp"

namespace cubenight::ultraman::text {
namespace {

using cubenight::text::Language;

constexpr cubenight::text::Table<OptionKey, option_count> titles([](Language language, auto& said) {
#define CUBENIGHT_OPTION(key, words) said[OptionKey::key] = words;
#define CUBENIGHT_OPTION_VALUE(key, value, words)
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_rule_options.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_OPTION
#undef CUBENIGHT_OPTION_VALUE
});
static_assert(titles.english().complete(), "an option that nobody has put into words");
static_assert(titles.complete_in_all());

constexpr cubenight::text::OptionValues<option_count> values([](Language language, auto& said) {
#define CUBENIGHT_OPTION(key, words)
#define CUBENIGHT_OPTION_VALUE(key, value, words) said[cubenight::text::value_place(OptionKey::key, value)] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_rule_options.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_OPTION
#undef CUBENIGHT_OPTION_VALUE
});
static_assert(values.complete_in_all());

}  // namespace

std::string_view option_title(OptionKey key, Language language) { return titles.words(key, language); }

std::string_view option_value(OptionKey key, int value, Language language) {
    return cubenight::text::value_words(values, key, value, language);
}

}  // namespace cubenight::ultraman::text
