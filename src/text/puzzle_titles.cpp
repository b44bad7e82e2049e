#include "src/text/puzzle_titles.hpp"

namespace cubenight::text {

// English ones stand in the files.
std::string_view puzzle_title(std::string_view title, Language language) {
#define CUBENIGHT_PUZZLE(english, words) \
    if (title == english) return words;
    switch (language) {
        case Language::english: break;
        case Language::simplified_chinese:
#include "src/text/zh-hans/puzzles.def"
            break;
        case Language::traditional_chinese:
#include "src/text/zh-hant/puzzles.def"
            break;
        case Language::japanese:
#include "src/text/ja/puzzles.def"
            break;
        case Language::finnish:
#include "src/text/fi/puzzles.def"
            break;
    }
#undef CUBENIGHT_PUZZLE
    return title;
}

}  // namespace cubenight::text
