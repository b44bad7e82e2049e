// Which language a text is written in, by the signs of the game's words.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace cubenight::test {

inline bool has_any(const std::string& text, std::initializer_list<const char*> signs) {
    return std::ranges::any_of(signs, [&](const char* sign) { return text.find(sign) != std::string::npos; });
}

// Signs that only one of the two Chinese scripts has, or that Japanese writes otherwise.
inline bool has_traditional(const std::string& text) {
    return has_any(text, {"寶", "夢", "戰", "鬥", "備", "區", "對", "個", "這", "隻", "張", "傷", "庫", "獎", "棄",
                          "氣", "無", "時", "過"});
}
inline bool has_simplified(const std::string& text) {
    return has_any(
        text, {"宝", "梦", "战", "备", "区", "对", "个", "这", "张", "伤", "库", "奖", "弃", "气", "无", "时", "过"});
}
// U+3040 to U+30FA: hiragana and katakana.
inline bool has_kana(std::string_view text) {
    for (std::size_t at = text.find('\xE3'); at != std::string_view::npos; at = text.find('\xE3', at + 1)) {
        const auto middle = static_cast<unsigned char>(text[at + 1]), last = static_cast<unsigned char>(text[at + 2]);
        if (middle == 0x81 || middle == 0x82 || (middle == 0x83 && last < 0xBB)) return true;
    }
    return false;
}
inline bool has_han_only(const std::string& text) { return !has_kana(text) && has_any(text, {"。"}); }

}  // namespace cubenight::test
