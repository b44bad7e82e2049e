// The files of cards and of a cube in docs/notation.md read; tests/notation reads the page's effects.
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

TEST_CASE("the card file and the cube file on the page about the notation read", "[notation]") {
    const auto read = read_cards(blocks("cards"), "docs/notation.md");
    INFO((read.ok() ? std::string() : read.error().english()));
    REQUIRE(read.ok());
    CHECK(read->size() > 1);
    const auto cube = read_cube(blocks("cube"), "docs/notation.md");
    INFO((cube.ok() ? std::string() : cube.error().english()));
    CHECK(cube.ok());
}
