// The picture of the rooms: its boxes stand apart, its arrows point down, and none is drawn that others say already.
#include "tests/house/layout.hpp"

#include "tests/house/picture.hpp"
#include "tests/support/catch.hpp"

namespace {

using namespace cubenight;
using namespace cubenight::house;

// A tower of four with a shortcut, and a box beside it.
const std::vector<Arrow> tower = {{3, 2}, {2, 1}, {1, 0}, {3, 0}, {4, 0}};
const std::vector<Box> boxes = {{100, 40}, {60, 30}, {80, 90}, {50, 20}, {120, 40}};

TEST_CASE("an arrow that others lead along is left out") {
    CHECK(reduced(5, tower) == std::vector<Arrow>{{3, 2}, {2, 1}, {1, 0}, {4, 0}});
}

TEST_CASE("a circle is seen") {
    CHECK_FALSE(has_circle(5, tower));
    CHECK(has_circle(3, {{2, 1}, {1, 0}, {0, 2}}));
}

TEST_CASE("every arrow points down, and no two boxes overlap") {
    const Layout layout = lay_out(boxes, tower, 10, 20);
    for (const auto& [from, to] : tower)
        CHECK(layout.corners[from].y + boxes[from].height + 20 <= layout.corners[to].y);
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b) {
            const Point one = layout.corners[a];
            const Point other = layout.corners[b];
            const bool beside = one.x + boxes[a].width <= other.x || other.x + boxes[b].width <= one.x;
            const bool above = one.y + boxes[a].height <= other.y || other.y + boxes[b].height <= one.y;
            CHECK((beside || above));
        }
}

TEST_CASE("the picture has every room with what is said about it") {
    const auto rooms = read_arrows("draft/a\ndraft/b draft/a\nhigh draft/b\nabout high: sees & tells\n", "arrows.txt");
    REQUIRE(rooms.ok());
    const std::string drawn = picture(*rooms);
    for (const char* words : {">draft/<", ">a/<", ">b/<", ">high<", ">sees &amp; tells<"})
        CHECK(drawn.find(words) != drawn.npos);
}

TEST_CASE("what is said about a room that has no line is a mistake") {
    const auto rooms = read_arrows("low\nabout high: nothing\n", "arrows.txt");
    REQUIRE_FALSE(rooms.ok());
    CHECK(rooms.error().line == 2);
}

}  // namespace
