// The titles of the puzzles that come with the program.
#pragma once

#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

// The title in the language; as it stands in its file where the puzzle, or a ruling, is somebody's own.
std::string_view puzzle_title(std::string_view title, Language language);

}  // namespace cubenight::text
