#include "src/text/rule_options.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<OptionKey, option_count> table([](Language language, auto& said) {
#define CUBENIGHT_OPTION_MEANS(key, words) said[OptionKey::key] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/rule_options.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_OPTION_MEANS
});
static_assert(table.english().complete(), "an option that nobody has put into words");
static_assert(table.complete_in_all());

constexpr Table<LinePolicy, line_policy_count> policies([](Language language, auto& said) {
#define CUBENIGHT_LINE_POLICY(policy, words) said[LinePolicy::policy] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/line_policies.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_LINE_POLICY
});
static_assert(policies.english().complete(), "a line policy that nobody has put into words");
static_assert(policies.complete_in_all());

}  // namespace

std::string_view option_meaning(OptionKey key, Language language) { return table.words(key, language); }

std::string_view policy_meaning(LinePolicy policy, Language language) { return policies.words(policy, language); }

}  // namespace cubenight::text
