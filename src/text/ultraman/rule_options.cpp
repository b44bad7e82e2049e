#include "src/text/ultraman/rule_options.hpp"

#include "src/text/table.hpp"

namespace cubenight::ultraman::text {
namespace {

using cubenight::text::Language;

constexpr cubenight::text::Table<OptionKey, option_count> table([](Language language, auto& said) {
#define CUBENIGHT_OPTION_MEANS(key, words) said[OptionKey::key] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_rule_options.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_OPTION_MEANS
});
static_assert(table.english().complete(), "an option that nobody has put into words");
static_assert(table.complete_in_all());

}  // namespace

std::string_view option_meaning(OptionKey key, Language language) { return table.words(key, language); }

}  // namespace cubenight::ultraman::text
