#include "src/text/rule_options.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<OptionKey, option_count> table([](Language language, auto& said) {
    if (language != Language::english) return;
#define CUBENIGHT_OPTION_MEANS(key, words) said[OptionKey::key] = words;
#include "src/text/en/rule_options.def"
#undef CUBENIGHT_OPTION_MEANS
});
static_assert(table.english().complete(), "an option that nobody has put into words");

}  // namespace

std::string_view option_meaning(OptionKey key, Language language) { return table.words(key, language); }

}  // namespace cubenight::text
