// The set phrases of both Chinese wordings. The grammar is one (chinese.hpp); the phrases stand in zh-hant and zh-hans. One
// that either of them lacks does not compile.
#pragma once

#include <string_view>

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

}  // namespace cubenight::ultraman::wording
