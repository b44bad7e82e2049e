// The set phrases of both Chinese wordings. The grammar is one (chinese.hpp); the phrases stand in zh-hant and zh-hans. One
// that either of them lacks does not compile.
#pragma once

#include <string_view>

#include "engine/cards/ultraman/types.hpp"
#include "engine/cards/wording/zh/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::Script;

enum class Phrase : unsigned short {
#define PHRASE(name, words) name,
#include "engine/cards/ultraman/wording/zh-hant/phrases.def"
#undef PHRASE
    count_,
};

std::string_view phrase(Phrase phrase, Script script);

// "【力量】".
std::string_view type_word(Type type, Script script);
// "場景".
std::string_view category_word(Category category, Script script);

}  // namespace cubenight::ultraman::wording
