// Cube files of the Ultraman Card Game: their rules, draft table and cards.
#include "engine/cards/ultraman/cube.hpp"
#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

const char* const full = R"(cube "Two Heroes" {
  game ucg
  rules ucg-1.6
  option copy_limit 2
  players 2 packs 4 of 10 deck 30
  players 8 packs 5 of 14 deck 50
  use "heroes.cards"
  copies "X-001" 2
}
)";

std::string fault_of(std::string_view text) {
    const auto read = ultraman::read_cube(text, "file");
    return read ? std::string() : read.error().english();
}

}  // namespace

TEST_CASE("a cube file of this game is read and written", "[cube]") {
    CHECK(ultraman::is_cube(full));
    const auto read = ultraman::read_cube(full, "file");
    REQUIRE(read.ok());
    CHECK(read->common.cube.name == "Two Heroes");
    CHECK(read->rules[ultraman::OptionKey::copy_limit] == 2);
    REQUIRE(read->common.cube.table.size() == 2);
    CHECK(read->common.cube.table[0] == DraftTableRow{2, 4, 10, 30, 0});
    CHECK(read->common.uses == std::vector<std::string>{"heroes.cards"});
    REQUIRE(read->common.lines.size() == 1);
    CHECK(read->common.lines[0].copies == 2);
    CHECK(ultraman::write_cube(*read) == full);
}

TEST_CASE("without a table of its own a cube drafts decks of the rules' size", "[cube][UCG.4.1.1]") {
    const auto read = ultraman::read_cube("cube \"X\" { game ucg rules ucg-1.6 use \"x.cards\" }", "file");
    REQUIRE(read.ok());
    REQUIRE(read->common.cube.table.size() == 1);
    CHECK(read->common.cube.table[0].deck_size == 50);
    CHECK(ultraman::write_cube(*read).find("players") == std::string::npos);
}

TEST_CASE("a cube file of Pokémon is none of this game", "[cube]") {
    CHECK_FALSE(ultraman::is_cube("cube \"X\" { rules cube use \"x.cards\" }"));
    CHECK_FALSE(ultraman::is_cube(""));
}

TEST_CASE("what a cube file of this game cannot say is refused with its line", "[cube]") {
    CHECK(fault_of("cube \"X\" {\n  game ucg\n  rules cube\n  use \"x\"\n}").find("file:3") != std::string::npos);
    CHECK(fault_of("cube \"X\" {\n  game ucg\n  rules ucg-1.6\n  option bench_size 3\n  use \"x\"\n}").find("file:4") !=
          std::string::npos);
    CHECK(fault_of("cube \"X\" {\n game ucg\n rules ucg-1.6\n players 8 packs 5 of 14 deck 50 prizes 6\n use \"x\"\n}")
              .find("file:4") != std::string::npos);
    CHECK_FALSE(fault_of("cube \"X\" { game ucg rules ucg-1.6 }").empty());
}

TEST_CASE("a card's cover has what every game's card has", "[cube]") {
    const auto cards = ultraman::read_cards(
        "card \"X-1\" \"Captain Comet\" { ultraman level 1 basic character \"COMET\" form \"Tail\" bp 5000 unread "
        "\"?\" }");
    REQUIRE(cards.ok());
    const Card cover = ultraman::cover_of(cards->front());
    CHECK(cover.key == "X-1");
    CHECK(cover.name == "Captain Comet Tail");
    REQUIRE(cover.unread.size() == 1);
    CHECK(cover.unread[0].text == "?");
}
