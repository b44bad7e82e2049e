// What the workshop tells of a cube: counts, readiness, lower stages that are missing, and what another cube has of it.
#include "engine/cards/notation.hpp"
#include "src/workshop/comparison.hpp"
#include "src/workshop/counts.hpp"
#include "src/workshop/wanted_cards.hpp"
#include "tests/library/invented.hpp"
#include "tests/workshop/bench.hpp"

using namespace cubenight;
using namespace cubenight::test;
using namespace cubenight::workshop;

TEST_CASE("cards are counted by kind, type and stage, in copies and as different cards", "[workshop]") {
    const Reef reef;
    const CubeCounts counts = counts_of(reef.open());
    CHECK(counts.all == Count{8, 5});
    CHECK(counts.kinds.at(CardKind::pokemon) == Count{5, 4});
    CHECK(counts.kinds.at(CardKind::supporter) == Count{3, 1});
    CHECK(counts.types.at(Type::water) == Count{4, 3});
    CHECK(counts.types.at(Type::fire) == Count{1, 1});
    CHECK(counts.stages.at(Stage::basic) == Count{3, 2});
    CHECK(counts.stages.at(Stage::stage1) == Count{1, 1});
    CHECK_FALSE(counts.kinds.contains(CardKind::item));
}

TEST_CASE("a cube says how many of its cards play wholly, by hand in part, or not at all", "[workshop]") {
    const Reef reef(with(reef_cube, "copies \"r-4\" 3", "copies \"r-4\" 3\n  copies \"r-5\" 2"));
    const OpenedCube cube = reef.open();
    const ReadinessCounts counts = readiness_of(cube);
    CHECK(counts[0] == Count{7, 4});
    CHECK(counts[1] == Count{1, 1});
    CHECK(counts[2] == Count{2, 1});
    CHECK(readiness_of(cube[*cube.cards().find_key("r-2")]) == Readiness::by_hand);
    CHECK(readiness_of(cube[*cube.cards().find_key("r-5")]) == Readiness::not_played);
    CHECK(readiness_of(*store::load_cube(reef.file)) == counts);
}

TEST_CASE("lower stages that no card of the cube is are missing", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    std::vector<MissingStage> missing = missing_stages(cube);
    REQUIRE(missing.size() == 1);
    CHECK(missing[0].name == "Deep Calf");
    CHECK(cube[missing[0].wanted_by.at(0)].name == "Deep Whale");
    REQUIRE_FALSE(cube.set_copies("r-1", 0));
    CHECK(missing_stages(cube).size() == 2);
    REQUIRE_FALSE(
        cube.add({"calf", "card \"calf\" \"Deep Calf\" { pokemon basic water hp 60 attack \"Nip\" [W] 10 }\n"}));
    missing = missing_stages(cube);
    REQUIRE(missing.size() == 1);
    CHECK(missing[0].name == "Lantern Fry");
}

TEST_CASE("two cubes differ in what one of them lacks, in copies and in what a card says", "[workshop]") {
    const Reef reef;
    const OpenedCube one = reef.open();
    CHECK(compare(one, one).differences.empty());
    CHECK(compare(one, one).alike == 8);
    put_bytes(reef.folder / "cubenight/cubes/other.cards",
              "card \"r-1\" \"Lantern Fry\" { pokemon basic water hp 60 attack \"Nip\" [C] 10 }\n"
              "card \"s-4\" \"Harbour Cook\" { supporter play { draw 3 } }\n"
              "card \"s-9\" \"Lamp Oil\" { item play { draw 1 } }\n");
    const auto other_file = reef.folder / "cubenight/cubes/other.cube";
    put_bytes(other_file,
              "cube \"Other\" { rules cube use \"other.cards\" copies \"r-1\" 2 copies \"s-4\" 1 copies \"s-9\" 4 }");
    const auto other = OpenedCube::open(other_file);
    REQUIRE(other);
    const Comparison both = compare(one, *other);
    CHECK(both.alike == 1);
    CHECK(both.differences == std::vector<Difference>{{"r-1", "Lantern Fry", 2, 2, true},
                                                      {"r-2", "Lantern Fish", 1, 0, false},
                                                      {"r-3", "Deep Whale", 1, 0, false},
                                                      {"r-4", "Harbour Cook", 3, 1, false},
                                                      {"r-6", "Coal Crab", 1, 0, false},
                                                      {"s-9", "Lamp Oil", 0, 4, false}});
}

const CardSet others;  // of the program's own cubes: none

TEST_CASE("a wanted card is one of the cube's own or one of the library", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    const library::Library cards = library_of({invented("sv1", "13", "Tide Crab"), invented("sv1", "14", "Tide Crab"),
                                               invented_item("sv2", "2", "Lamp Oil", "Draw 2 cards.")});
    const auto own = wanted_card(cube, {&cards, &others}, "2 Harbour Cook").card;
    REQUIRE(own);
    CHECK(own->card.key == "r-4");
    CHECK(own->copies == 2);
    CHECK(wanted_card(cube, {nullptr, &others}, "r-6").card->copies == 1);
    const auto oil = wanted_card(cube, {&cards, &others}, "3 Lamp Oil PAL 2").card;
    REQUIRE(oil);
    CHECK(oil->card.key == "sv2-2");
    REQUIRE_FALSE(cube.add(oil->card, oil->copies));
    CHECK(cube.copies(*cube.cards().find_key("sv2-2")) == 3);
    CHECK(wanted_card(cube, {&cards, &others}, "1 sv2-2").card->card.key == "sv2-2");
}

TEST_CASE("what is wanted and nobody knows comes with its reason and what is near", "[workshop]") {
    const Reef reef;
    const OpenedCube cube = reef.open();
    const library::Library cards = library_of({invented("sv1", "13", "Tide Crab")});
    const Wanted near = wanted_card(cube, {&cards, &others}, "Tide Crap");
    CHECK_FALSE(near.card);
    REQUIRE(near.not_found.near.size() == 1);
    CHECK(near.not_found.near[0].printing.id == "sv1-13");
    CHECK_FALSE(wanted_card(cube, {nullptr, &others}, "Tide Crab").card);
    CHECK_FALSE(wanted_card(cube, {&cards, &others}, "Fire Energy").card);
    CHECK_FALSE(wanted_card(cube, {&cards, &others}, "").card);
    CHECK_FALSE(wanted_card(cube, {&cards, &others}, "500 Tide Crab").card);
}

TEST_CASE("a wanted card may be one of the program's own cubes, by its name in any language", "[workshop]") {
    const Reef reef;
    const OpenedCube cube = reef.open();
    auto own = read_cards("card \"l-1\" \"Lumo\" { pokemon basic fire hp 60\n name ja \"ルモ\" }\n");
    INFO((own ? "" : own.error().english()));
    REQUIRE(own);
    CardSet set;
    REQUIRE(set.add((*own)[0]));
    for (const char* line : {"2 Lumo", "2 ルモ", "2 l-1"}) {
        const auto found = wanted_card(cube, {nullptr, &set}, line);
        INFO(line);
        REQUIRE(found.card);
        CHECK(found.card->card.key == "l-1");
    }
}
