// The page about the notation tells the truth: every example in docs/notation.md reads.
#include <sstream>
#include <string>

#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;

namespace {

std::string blocks(std::string_view label) {
    return test::only_blocks(test::text_of(CUBENIGHT_SOURCE_DIR "/docs/notation.md"), label);
}

}  // namespace

TEST_CASE("every effect on the page about the notation reads", "[notation]") {
    int count = 0;
    std::istringstream lines(blocks("effect"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) continue;
        ++count;
        const auto effect = read_effect(line);
        INFO(line << "\n" << (effect.ok() ? std::string() : effect.error().text()));
        CHECK(effect.ok());
    }
    CHECK(count > 30);
}

TEST_CASE("the card file and the cube file on the page about the notation read", "[notation]") {
    const auto read = read_cards(blocks("cards"), "docs/notation.md");
    INFO((read.ok() ? std::string() : read.error().text()));
    REQUIRE(read.ok());
    CHECK(read->size() > 1);
    const auto cube = read_cube(blocks("cube"), "docs/notation.md");
    INFO((cube.ok() ? std::string() : cube.error().text()));
    CHECK(cube.ok());
}
