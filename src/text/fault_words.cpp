#include "src/text/fault_words.hpp"

#include <algorithm>
#include <array>

#include "engine/core/saying.hpp"

namespace cubenight::text {
namespace {

struct Fault {
    std::string_view english, own;
};

#define CUBENIGHT_FAULT(english, own) Fault{english, own},
constexpr auto finnish = std::to_array<Fault>({
#include "src/text/fi/faults_of_arguments.def"
#include "src/text/fi/faults_of_cards.def"
#include "src/text/fi/faults_of_files.def"
#include "src/text/fi/faults_of_library.def"
#include "src/text/fi/faults_of_lists.def"
#include "src/text/fi/faults_of_scenarios.def"
#include "src/text/fi/faults_of_ultraman.def"
#include "src/text/fi/faults_of_ultraman_scenarios.def"
#include "src/text/fi/faults_of_workshop.def"
});
constexpr auto japanese = std::to_array<Fault>({
#include "src/text/ja/faults_of_arguments.def"
#include "src/text/ja/faults_of_cards.def"
#include "src/text/ja/faults_of_files.def"
#include "src/text/ja/faults_of_library.def"
#include "src/text/ja/faults_of_lists.def"
#include "src/text/ja/faults_of_scenarios.def"
#include "src/text/ja/faults_of_ultraman.def"
#include "src/text/ja/faults_of_ultraman_scenarios.def"
#include "src/text/ja/faults_of_workshop.def"
});
constexpr auto simplified_chinese = std::to_array<Fault>({
#include "src/text/zh-hans/faults_of_arguments.def"
#include "src/text/zh-hans/faults_of_cards.def"
#include "src/text/zh-hans/faults_of_files.def"
#include "src/text/zh-hans/faults_of_library.def"
#include "src/text/zh-hans/faults_of_lists.def"
#include "src/text/zh-hans/faults_of_scenarios.def"
#include "src/text/zh-hans/faults_of_ultraman.def"
#include "src/text/zh-hans/faults_of_ultraman_scenarios.def"
#include "src/text/zh-hans/faults_of_workshop.def"
});
constexpr auto traditional_chinese = std::to_array<Fault>({
#include "src/text/zh-hant/faults_of_arguments.def"
#include "src/text/zh-hant/faults_of_cards.def"
#include "src/text/zh-hant/faults_of_files.def"
#include "src/text/zh-hant/faults_of_library.def"
#include "src/text/zh-hant/faults_of_lists.def"
#include "src/text/zh-hant/faults_of_scenarios.def"
#include "src/text/zh-hant/faults_of_ultraman.def"
#include "src/text/zh-hant/faults_of_ultraman_scenarios.def"
#include "src/text/zh-hant/faults_of_workshop.def"
});
#undef CUBENIGHT_FAULT

// Each list has the same patterns in the same order, with words of its own that take as many arguments.
constexpr bool is_whole(const auto& list) {
    return std::ranges::equal(list, finnish, {}, &Fault::english, &Fault::english) &&
           std::ranges::all_of(
               list, [](const Fault& one) { return !one.own.empty() && places_in(one.own) == places_in(one.english); });
}
static_assert(is_whole(finnish));
static_assert(is_whole(japanese));
static_assert(is_whole(simplified_chinese));
static_assert(is_whole(traditional_chinese));

const Fault* list_of(Language language) {
    switch (language) {
        case Language::english: return nullptr;
        case Language::simplified_chinese: return simplified_chinese.data();
        case Language::traditional_chinese: return traditional_chinese.data();
        case Language::japanese: return japanese.data();
        case Language::finnish: return finnish.data();
    }
    return nullptr;
}

}  // namespace

std::string_view fault_words(std::string_view english, Language language) {
    const Fault* const list = list_of(language);
    const auto found = std::ranges::find(finnish, english, &Fault::english);
    return !list || found == finnish.end() ? english : list[found - finnish.begin()].own;
}

}  // namespace cubenight::text
