// The words of rule options: all values of an option have some or none has, in every language.
#include <string>

#include "src/text/rule_options.hpp"
#include "src/text/ultraman/rule_options.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using cubenight::text::Language;

namespace {

template <class Infos, class Value>
std::string half_said(const Infos& infos, Value value_of) {
    std::string found;
    for (int language = 0; language < static_cast<int>(text::language_count); ++language)
        for (const auto& info : infos) {
            int said = 0;
            for (int value = info.least; value <= info.most; ++value)
                said += !value_of(info.key, value, static_cast<Language>(language)).empty();
            if (said != 0 && said != info.most - info.least + 1) found += std::string(info.name) + "\n";
        }
    return found;
}

}  // namespace

TEST_CASE("the values of a rule option are all said or all numbers", "[text]") {
    CHECK(half_said(option_table(), text::option_value) == "");
    CHECK(half_said(ultraman::option_table(), ultraman::text::option_value) == "");
    CHECK(text::option_value(OptionKey::lines, 5, Language::finnish) != "");
    CHECK(text::option_value(OptionKey::bench_size, 5, Language::english) == "");
    CHECK(text::option_value(OptionKey::on_draw, 99, Language::english) == "");
}
