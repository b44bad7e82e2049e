// Cube files: house rules, draft table and the cards of a cube.
#include "engine/cards/line_policy.hpp"
#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

const char* const full = R"(cube "Reef" {
  rules ja-3.0
  option bench_size 3
  option on_draw 1
  weakness of psychic = psychic x2
  weakness of fire = water x3 also where none is printed
  players 2 packs 4 of 10 deck 40 prizes 4
  players 8 packs 3 of 15 deck 40 prizes 4
  energy grass fire fairy
  use "reef/water.cards"
  use "reef/items.cards"
  copies "inv-1" 2
  copies "inv-2" 1
  free "inv-3" 2
  below "inv-1" "inv-2"
  line "Wave Fox" from "Kit"
}
)";

CardSet three_cards() {
    CardSet set;
    for (const char* key : {"inv-1", "inv-2"}) {
        Card card;
        card.key = key;
        card.name = key;
        card.stage = Stage::basic;
        if (card.key == "inv-1") card.stage = Stage::stage1, card.evolves_from = "inv-2";
        REQUIRE(set.add(card).has_value());
    }
    Card candy;
    candy.key = candy.name = "inv-3";
    candy.kind = CardKind::item;
    REQUIRE(set.add(candy).has_value());
    REQUIRE(set.add(basic_energy(Type::fire)).has_value());
    REQUIRE(set.add(stand_in_card()).has_value());
    return set;
}

CubeFile cube_of(std::string_view text) {
    auto cube = read_cube(text, "file");
    INFO((cube.ok() ? std::string() : cube.error().english()));
    REQUIRE(cube.ok());
    return *cube;
}

}  // namespace

TEST_CASE("a cube file is written back word for word", "[cube]") { CHECK(write_cube(cube_of(full)) == full); }

TEST_CASE("a cube's rules and table are what the file says", "[cube]") {
    const CubeFile file = cube_of(full);
    CHECK(file.cube.name == "Reef");
    CHECK(file.cube.rules.name == "ja-3.0");
    CHECK(file.cube.rules[OptionKey::bench_size] == 3);
    CHECK(file.cube.rules[OptionKey::on_draw] == 1);
    REQUIRE(file.cube.rules.weakness_rules.size() == 2);
    CHECK(file.cube.rules.weakness_rules[0] == WeaknessRule{});
    CHECK(file.cube.rules.weakness_rules[1] == WeaknessRule{Type::fire, Type::water, 3, true});
    CHECK(file.cube.table == std::vector<DraftTableRow>{{2, 4, 10, 40, 4}, {8, 3, 15, 40, 4}});
    CHECK(file.cube.energy == std::vector{Type::grass, Type::fire, Type::fairy});
    CHECK(file.uses == std::vector<std::string>{"reef/water.cards", "reef/items.cards"});
}

TEST_CASE("CUBE draft.table - a cube without rows has the table of the document", "[CUBE.draft.table]") {
    const CubeFile file = cube_of("cube \"Small\" { rules cube use \"a.cards\" }");
    CHECK(file.cube.table == document_draft_table());
    CHECK(write_cube(file) == "cube \"Small\" {\n  rules cube\n  use \"a.cards\"\n}\n");
}

TEST_CASE("a cube with copies lines has just those cards so often", "[cube]") {
    const auto cube = resolve_cube(cube_of(full), three_cards());
    REQUIRE(cube.ok());
    CHECK(cube->cards == std::vector{CardId{0}, CardId{0}, CardId{1}});
}

TEST_CASE("a cube without copies lines has every card once and no free energy", "[cube]") {
    const auto cube = resolve_cube(cube_of("cube \"Small\" { rules cube use \"a.cards\" }"), three_cards());
    REQUIRE(cube.ok());
    CHECK(cube->cards == std::vector{CardId{0}, CardId{1}, CardId{2}});
}

TEST_CASE("a card that is free or stands below another one is in no pack, unless copies of it are", "[cube][lines]") {
    const auto dealt = [](const char* lines) {
        const auto cube = resolve_cube(
            cube_of("cube \"Small\" { rules cube use \"a.cards\"" + std::string(lines) + "}"), three_cards());
        REQUIRE(cube.ok());
        return *cube;
    };
    CHECK(dealt(" free \"inv-3\" 2").cards == std::vector{CardId{0}, CardId{1}});
    CHECK(dealt(" free \"inv-3\" 2").free == std::vector<FreeCard>{{CardId{2}, 2}});
    CHECK(dealt(" below \"inv-1\" \"inv-2\"").cards == std::vector{CardId{0}, CardId{2}});
    CHECK(dealt(" copies \"inv-2\" 1 below \"inv-1\" \"inv-2\"").cards == std::vector{CardId{1}});
}

TEST_CASE("what a cube file tells of lines its set knows", "[cube][lines]") {
    CardSet set = three_cards();
    CHECK_FALSE(add_lines(cube_of(full), set));
    CHECK(set.below(CardId{0}) == CardId{1});
    CHECK(set.lines() == std::set<NamedLine>{{"Wave Fox", "Kit"}});
}

TEST_CASE("a line that cannot be is told with its line and reason", "[cube][lines]") {
    const struct {
        const char* lines;
        const char* reason;
    } mistakes[] = {
        {"below \"inv-1\" \"no\"", "file:4: no card of this cube has the key \"no\""},
        {"below \"inv-4\" \"inv-2\"", "file:4: no card of this cube has the key \"inv-4\"; did you mean `inv-1`?"},
        {"below \"inv-3\" \"inv-2\"", "file:4: \"inv-3\" is no Pokémon"},
        {"below \"inv-2\" \"inv-1\"", "file:4: \"inv-2\" evolves from nothing"},
        {"below \"inv-1\" \"stand-in\"", "file:4: \"inv-1\" evolves from \"inv-2\", not from \"Stand-In\""},
        {"below \"inv-1\" \"energy-fire\"", "file:4: nothing evolves from \"energy-fire\""},
        {"below \"inv-1\" \"inv-2\" below \"inv-1\" \"inv-2\"", "file:4: what stands below \"inv-1\" is said twice"},
    };
    for (const auto& mistake : mistakes) {
        CardSet set = three_cards();
        const auto file = cube_of("cube \"S\" {\n rules cube\n use \"a\"\n " + std::string(mistake.lines) + "\n}");
        const auto error = add_lines(file, set, "file");
        REQUIRE(error);
        CHECK(error->english() == mistake.reason);
    }
    const auto twice =
        resolve_cube(cube_of("cube \"S\" {\n rules cube\n use \"a\"\n free \"inv-3\" 1\n free \"inv-3\" 1\n}"),
                     three_cards(), "file");
    REQUIRE_FALSE(twice.ok());
    CHECK(twice.error().english() == "file:5: \"inv-3\" is free already");
}

TEST_CASE("a key that no card has is told with its line", "[cube]") {
    const auto cube =
        resolve_cube(cube_of("cube \"S\" {\n rules cube\n use \"a\"\n copies \"no\" 1\n}"), three_cards(), "file");
    REQUIRE_FALSE(cube.ok());
    CHECK(cube.error().english() == "file:4: no card of this cube has the key \"no\"");
}

TEST_CASE("a cube beyond its bounds is refused", "[cube]") {
    std::string text = "cube \"S\" { rules cube use \"a\"\n";
    for (int i = 0; i < 300; ++i) text += "copies \"inv-1\" 99\n";
    const auto cube = resolve_cube(cube_of(text + "}"), three_cards(), "file");
    REQUIRE_FALSE(cube.ok());
    CHECK_THAT(cube.error().reason.english(), Catch::Contains("at most 20000 cards"));
}

TEST_CASE("a cube file that breaks the format is refused with line and reason", "[cube]") {
    const struct {
        const char* text;
        int line;
        const char* reason;
    } mistakes[] = {
        {"cube { }", 1, "expected the cube's name in quotes"},
        {"cube \"S\" { use \"a\" }", 1, "expected `rules`"},
        {"cube \"S\" {\n rules ja-9.9 use \"a\" }", 2, "there is no rule set called \"ja-9.9\""},
        {"cube \"S\" { rules cube\n option warp 1 use \"a\" }", 2, "there is no rule option called \"warp\""},
        {"cube \"S\" { rules cube\n option bench_size 9 use \"a\" }", 2, "bench_size goes from 1 to 8, not 9"},
        {"cube \"S\" { rules cube weakness of fire = fire 2 use \"a\" }", 1, "expected x2"},
        {"cube \"S\" { rules cube weakness of fire = fire x2 weakness of fire = water x2 use \"a\" }", 1,
         "a Weakness rule for this type already"},
        {"cube \"S\" { rules cube players 1 packs 3 of 15 deck 40 prizes 4 use \"a\" }", 1,
         "the number of players goes from 2 to 16"},
        {"cube \"S\" { rules cube players 2 packs 3 of 9 deck 40 prizes 4 players 2 packs 3 of 9 deck 40 prizes 4 }", 1,
         "a row for this number of players already"},
        {"cube \"S\" { rules cube energy dragon use \"a\" }", 1, "there is no basic energy of this type"},
        {"cube \"S\" { rules cube energy fire fire use \"a\" }", 1, "a type stands once"},
        {"cube \"S\" { rules cube }", 1, "expected `use`"},
        {"cube \"S\" { rules cube use \"a\" copies \"k\" 0 }", 1, "the number of copies goes from 1 to 99, not 0"},
        {"cube \"S\" { rules cube use \"a\" option bench_size 5 }", 1, "expected the next line of the cube"},
        {"cube \"S\" { rules cube use \"a\" free \"k\" 0 }", 1, "the number of copies goes from 1 to 99, not 0"},
        {"cube \"S\" { rules cube use \"a\" below \"k\" }", 1, "expected the key of the card below it"},
        {"cube \"S\" { rules cube use \"a\" line \"Fox\" from \"Fox LV. 4\" }", 1, "nothing evolves from its own name"},
        {"cube \"S\" { rules cube use \"a\" line \"Fox\" from \"Kit\" free \"k\" 1 }", 1,
         "expected the next line of the cube"},
        {"cube \"S\" { rules cube use \"a\" } x", 1, "expected the end of the text"},
    };
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto cube = read_cube(mistake.text, "file");
        REQUIRE_FALSE(cube.ok());
        CHECK(cube.error().file == "file");
        CHECK(cube.error().line == mistake.line);
        CHECK_THAT(cube.error().reason.english(), Catch::Contains(mistake.reason));
    }
}
