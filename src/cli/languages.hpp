// The languages of the screens on the command line: "en", "zh-Hans", "zh-Hant", "ja", "fi".
#pragma once

#include <map>
#include <string>

#include "src/gui/strings.hpp"

namespace cubenight::cli {

inline const std::map<std::string, gui::Language>& languages() {
    static const std::map<std::string, gui::Language> all = {
        {"en", gui::Language::english},  {"zh-Hans", gui::Language::simplified_chinese},
        {"zh-Hant", gui::Language::traditional_chinese}, {"ja", gui::Language::japanese},
        {"fi", gui::Language::finnish},
    };
    return all;
}

}  // namespace cubenight::cli
