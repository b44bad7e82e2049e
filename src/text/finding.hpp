// What is found by words, in either case of Latin letters.
#pragma once

#include <string_view>

namespace cubenight::text {

bool found_in(std::string_view text, std::string_view wanted);
// Each of the words, wherever it stands.
bool has_words(std::string_view text, std::string_view wanted);

}  // namespace cubenight::text
