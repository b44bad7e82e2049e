// Texts that people type into a night.
#pragma once

#include <string_view>

#include "draft/table/refusal.hpp"

namespace cubenight::draft {

// Refuses a text that is too long or not UTF-8.
Refused check_text(std::string_view text, std::size_t longest);

}  // namespace cubenight::draft
