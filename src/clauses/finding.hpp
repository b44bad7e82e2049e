// What is found by words: each of them stands in the text, in either case of Latin letters.
#pragma once

#include <string_view>

namespace cubenight::clauses {

bool has_words(std::string_view text, std::string_view wanted);

}  // namespace cubenight::clauses
