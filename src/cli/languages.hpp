// The languages on the command line: "en", "zh-Hans", "zh-Hant", "ja", "fi".
#pragma once

#include <map>
#include <string>

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

}  // namespace cubenight::cli
