#include "engine/cards/wording/groups.hpp"

#include <algorithm>

namespace cubenight::wording {
namespace {

struct Group {
    std::string_view english, japanese, simplified, traditional;
};
constexpr Group groups[] = {
    {"Ancient", "古代", "古代", "古代"},
    {"Future", "未来", "未来", "未來"},
    {"Fusion Strike", "フュージョン", "汇流", "匯流"},
    {"Rapid Strike", "れんげき", "连击", "連擊"},
    {"Single Strike", "いちげき", "一击", "一擊"},
    {"Tera", "テラスタル", "太晶", "太晶"},
};

}  // namespace

std::string_view group_word(std::string_view english, Language language) {
    const auto* const found = std::ranges::find(groups, english, &Group::english);
    if (found == std::end(groups)) return english;
    switch (language) {
        case Language::english:
        case Language::finnish: break;
        case Language::japanese: return found->japanese;
        case Language::simplified_chinese: return found->simplified;
        case Language::traditional_chinese: return found->traditional;
    }
    return english;
}

}  // namespace cubenight::wording
