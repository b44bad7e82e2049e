// Where words that have no room in one line are parted.
#include <string>

#include "src/text/line_breaks.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight::text;

TEST_CASE("A long word is parted between syllables, and where it has none where the line ends", "[text]") {
    struct {
        std::string word;
        std::size_t most;
        std::string first;
    } const words[] = {{"Flamethrower", 6, "Flame"},
                       {"Lightning", 7, "Light"},
                       {"Crabrawler", 8, "Crabraw"},
                       {"Wishiwashi", 8, "Wishiwa"},
                       {"Electromagnetic", 11, "Electromag"},
                       {"Big Flamethrower", 10, "Big Flame"},
                       {"Psssst", 4, "Psss"},
                       {"Uxie", 2, "Ux"}};
    for (const auto& [word, most, first] : words) CHECK(word.substr(0, syllable_before(word, most)) == first);
}
