// Texts that people type into a night: names, reasons, notes.
#pragma once

#include <string_view>

#include "draft/refusal.hpp"

namespace cubenight {

// Length in bytes of the well-formed UTF-8 character that the text begins with; 0 where it begins with none.
std::size_t utf8_character(std::string_view text);
bool is_utf8(std::string_view text);

// Refuses a text that is too long or not UTF-8.
Refused check_text(std::string_view text, std::size_t longest);

}  // namespace cubenight
