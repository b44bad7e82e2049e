// Texts: what people type into a night, and words for the program's sentences.
#pragma once

#include <string>
#include <string_view>

#include "draft/table/refusal.hpp"

namespace cubenight::draft {

// Refuses a text that is too long or not UTF-8.
Refused check_text(std::string_view text, std::size_t longest);

// "1 card", "3 cards".
std::string counted(int number, const char* one, const char* many);

}  // namespace cubenight::draft
