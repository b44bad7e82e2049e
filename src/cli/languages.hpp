// The languages on the command line: "en", "zh-Hans", "zh-Hant", "ja", "fi".
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::cli {

inline const std::map<std::string, text::Language>& languages() {
    static const std::map<std::string, text::Language> all = {
        {"en", text::Language::english},
        {"zh-Hans", text::Language::simplified_chinese},
        {"zh-Hant", text::Language::traditional_chinese},
        {"ja", text::Language::japanese},
        {"fi", text::Language::finnish},
    };
    return all;
}

// In either case of letters; nothing where there is no such language.
inline std::optional<text::Language> language_called(std::string_view name) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const auto same = [&](const auto& entry) { return std::ranges::equal(entry.first, name, {}, lower, lower); };
    const auto found = std::ranges::find_if(languages(), same);
    return found == languages().end() ? std::nullopt : std::optional(found->second);
}

}  // namespace cubenight::cli
