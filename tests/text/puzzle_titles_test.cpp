// Every puzzle that comes with the program has its title in every language.
#include "src/text/puzzle_titles.hpp"

#include <fstream>
#include <string>

#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::text;

TEST_CASE("Every puzzle that comes with the program has a title in every language", "[text.puzzles]") {
    constexpr std::string_view before = "scenario \"";
    int puzzles = 0;
    for (const char* name : {"puzzles.scn", "ultraman-puzzles.scn"}) {
        std::ifstream file(std::string(CUBENIGHT_SOURCE_DIR "/scenarios/") + name);
        REQUIRE(file);
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with(before)) continue;
            const std::string title = line.substr(before.size(), line.rfind('"') - before.size());
            INFO(name << ": " << title);
            ++puzzles;
            CHECK(puzzle_title(title, Language::english) == title);
            for (const Language language :
                 {Language::simplified_chinese, Language::traditional_chinese, Language::japanese, Language::finnish})
                CHECK(puzzle_title(title, language) != title);
        }
    }
    CHECK(puzzles > 0);
}

TEST_CASE("The title of somebody's own puzzle stays as it is", "[text.puzzles]") {
    CHECK(puzzle_title("Mine", Language::japanese) == "Mine");
}
