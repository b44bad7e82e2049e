// The set phrases of both official Chinese wordings. The grammar is one (chinese.hpp); what a sentence is made of is each
// wording's own, and stands in its own folder: zh-hans and zh-hant. A phrase that one of them lacks does not compile.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace cubenight::wording {

enum class Script : unsigned char { simplified, traditional };

// What a phrase takes stands in it as %1, %2 and so on, in the order that the wording has.
enum class Phrase : unsigned short {
#define PHRASE(name) name,
#include "engine/cards/wording/zh/changes.def"
#include "engine/cards/wording/zh/events.def"
#include "engine/cards/wording/zh/sentences.def"
#include "engine/cards/wording/zh/things.def"
#undef PHRASE
    count_,
};

std::string_view phrase(Phrase phrase, Script script);
std::string filled(std::string_view phrase, std::initializer_list<std::string_view> parts);

}  // namespace cubenight::wording
