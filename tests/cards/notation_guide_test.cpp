// The page about the notation tells the truth: every example in docs/notation.md reads.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

// The contents of the page's blocks that begin with ``` and that label.
std::vector<std::string> blocks(const std::string& label) {
    std::ifstream page(std::string(CUBENIGHT_SOURCE_DIR) + "/docs/notation.md");
    std::vector<std::string> found;
    bool inside = false;
    for (std::string line; std::getline(page, line);) {
        if (line == "```" + label) {
            inside = true;
            found.emplace_back();
        } else if (line == "```") {
            inside = false;
        } else if (inside) {
            found.back() += line + "\n";
        }
    }
    return found;
}

}  // namespace

TEST_CASE("every effect on the page about the notation reads", "[notation]") {
    int count = 0;
    for (const auto& block : blocks("effect")) {
        std::istringstream lines(block);
        for (std::string line; std::getline(lines, line); ++count) {
            const auto effect = read_effect(line);
            INFO(line << "\n" << (effect.ok() ? std::string() : effect.error().text()));
            CHECK(effect.ok());
        }
    }
    CHECK(count > 30);
}

TEST_CASE("the card file and the cube file on the page about the notation read", "[notation]") {
    const auto cards = blocks("cards");
    REQUIRE(cards.size() == 1);
    const auto read = read_cards(cards[0], "docs/notation.md");
    INFO((read.ok() ? std::string() : read.error().text()));
    CHECK(read.ok());
    const auto cubes = blocks("cube");
    REQUIRE(cubes.size() == 1);
    const auto cube = read_cube(cubes[0], "docs/notation.md");
    INFO((cube.ok() ? std::string() : cube.error().text()));
    CHECK(cube.ok());
}
