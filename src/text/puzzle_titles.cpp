#include "src/text/puzzle_titles.hpp"

namespace cubenight::text {

std::string_view puzzle_title(std::string_view title, Language language) {
#define CUBENIGHT_PUZZLE(english, words) \
    if (title == english) return words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/puzzles.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PUZZLE
    return title;
}

}  // namespace cubenight::text
