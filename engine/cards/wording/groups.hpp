// What groups of cards are called in the official game of a language. Their names are words of the rules, not of one card.
#pragma once

#include <string_view>

#include "engine/cards/language.hpp"

namespace cubenight::wording {

// The official word for the group; as it is where the language has none.
std::string_view group_word(std::string_view english, Language language);

}  // namespace cubenight::wording
