// Changes to an opened cube: what they write, what they leave, and how they are taken back and saved.
#include "src/store/library.hpp"
#include "tests/workshop/bench.hpp"

using namespace cubenight;
using namespace cubenight::test;
using workshop::Addition;
using workshop::OpenedCube;

TEST_CASE("a change of copies leaves all else of the file as it is", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_copies("r-2", 4));
    CHECK(cube.text() == with(reef_cube, "\"r-2\"  1   # glows", "\"r-2\"  4   # glows"));
    REQUIRE_FALSE(cube.save());
    CHECK(text_of(reef.file) == cube.text());
}

TEST_CASE("a card that is taken out takes its line along and no other", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_copies("r-2", 0));
    CHECK(cube.text() == with(reef_cube, "    copies   \"r-2\"  1   # glows\n", ""));
    CHECK(cube.size() == 7);
    REQUIRE_FALSE(cube.add({"r-2", {}}, 2));
    CHECK(cube.text() == with(with(reef_cube, "    copies   \"r-2\"  1   # glows\n", ""), "copies \"r-6\" 1\n",
                              "copies \"r-6\" 1\n  copies \"r-2\" 2\n"));
}

TEST_CASE("a cube keeps a card at least and has no more than 99 copies of one", "[workshop]") {
    const Reef reef("cube \"One\" { rules cube use \"reef.cards\" copies \"r-1\" 1 }");
    OpenedCube cube = reef.open();
    CHECK(why(cube.set_copies("r-1", 0)) == "a cube has one card at least");
    CHECK(why(cube.set_copies("r-1", 100)) == "a cube has at most 99 copies of a card");
    CHECK(why(cube.add({"r-1", {}}, 99)) == "a cube has at most 99 copies of a card");
    CHECK(why(cube.set_copies("r-9", 1)) == "no card of this cube has the key \"r-9\"");
    CHECK_FALSE(cube.changed());
    CHECK_FALSE(cube.can_undo());
}

TEST_CASE("a cube on one line is changed on that line", "[workshop]") {
    const Reef reef("cube \"One\" { rules cube use \"reef.cards\" copies \"r-1\" 1 copies \"r-4\" 2 }");
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_copies("r-1", 0));
    REQUIRE_FALSE(cube.add({"r-6", {}}, 3));
    CHECK(cube.copies(*cube.cards().find_key("r-1")) == 0);
    CHECK(cube.text() == "cube \"One\" { rules cube use \"reef.cards\"  copies \"r-4\" 2 copies \"r-6\" 3 }");
}

TEST_CASE("a cube without lines of copies gets one for each card when it is changed", "[workshop]") {
    const Reef reef("cube \"All\" {\n  rules cube\n  use \"reef.cards\"  # each once\n}\n");
    OpenedCube cube = reef.open();
    CHECK(cube.size() == 6);
    REQUIRE_FALSE(cube.set_copies("r-5", 0));
    CHECK(cube.size() == 5);
    CHECK(cube.text() ==
          "cube \"All\" {\n  rules cube\n  use \"reef.cards\"  # each once\n  copies \"r-1\" 1\n  copies \"r-2\" 1\n"
          "  copies \"r-3\" 1\n  copies \"r-4\" 1\n  copies \"r-6\" 1\n}\n");
}

TEST_CASE("lines that name a card twice become one when their copies change", "[workshop]") {
    const Reef reef(
        "cube \"Two\" { rules cube use \"reef.cards\"\n copies \"r-1\" 1\n copies \"r-4\" 1\n copies \"r-1\" 2\n}");
    OpenedCube cube = reef.open();
    CHECK(cube.copies(*cube.cards().find_key("r-1")) == 3);
    REQUIRE_FALSE(cube.set_copies("r-1", 5));
    CHECK(cube.copies(*cube.cards().find_key("r-1")) == 5);
    REQUIRE_FALSE(cube.set_copies("r-1", 0));
    CHECK(cube.size() == 1);
}

TEST_CASE("a card of the library gets a file of its own and stays when the cube is loaded again", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.add({"lib-1", squid}, 2));
    CHECK(cube.size() == 10);
    REQUIRE_FALSE(cube.save());
    CHECK_FALSE(cube.changed());
    const auto loaded = store::load_cube(reef.file);
    REQUIRE(loaded);
    CHECK(loaded->cube.cards.size() == 10);
    CHECK(loaded->file.uses.size() == 2);
    CHECK(text_of(reef.folder / "cubenight/cubes/reef.cards") == reef_cards);
    // The next one joins it, and the file that is not used any more goes.
    REQUIRE_FALSE(cube.add({"lib-2", with(squid, "lib-1", "lib-2")}));
    REQUIRE_FALSE(cube.save());
    CHECK(store::load_cube(reef.file)->file.uses.size() == 2);
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& each : std::filesystem::directory_iterator(reef.file.parent_path())) ++files;
    CHECK(files == 3);
}

TEST_CASE("swap puts the other card in the same line with the same copies", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.swap("r-2", {"lib-1", squid}));
    CHECK(cube.text() == with(reef_cube, "\"r-2\"", "\"lib-1\""));
    REQUIRE_FALSE(cube.swap("lib-1", {"r-4", {}}));
    CHECK(cube.copies(*cube.cards().find_key("r-4")) == 4);
    CHECK(cube.size() == 8);
    CHECK(why(cube.swap("r-2", {"r-1", {}})) == "no card of this cube has the key \"r-2\"");
}

TEST_CASE("the key of a swapped card may lie in its own record, which moves", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    for (int i = 0; i < 40; ++i) {
        const std::string key = "lib-" + std::to_string(i + 1);
        const CardId last = cube.entries().back().card;
        REQUIRE_FALSE(cube.swap(cube[last].key, {key, with(squid, "lib-1", key)}));
        CHECK(cube[cube.entries().back().card].key == key);
    }
}

TEST_CASE("steps are taken back and taken again, over a save too", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_copies("r-1", 3));
    REQUIRE_FALSE(cube.add({"lib-1", squid}));
    cube.undo();
    cube.undo();
    CHECK(cube.text() == reef_cube);
    CHECK_FALSE(cube.can_undo());
    cube.redo();
    cube.redo();
    CHECK(cube.size() == 10);
    REQUIRE_FALSE(cube.save());
    cube.undo();
    CHECK(cube.changed());
    REQUIRE_FALSE(cube.save());
    CHECK(store::load_cube(reef.file)->cube.cards.size() == 9);
    // The card that was taken back can come again without the library.
    REQUIRE_FALSE(cube.add({"lib-1", {}}));
    REQUIRE_FALSE(cube.save());
    CHECK(store::load_cube(reef.file)->cube.cards.size() == 10);
}

TEST_CASE("a card of a step that was taken back comes on disk when it is swapped in again", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.add({"lib-1", squid}));
    cube.undo();
    REQUIRE_FALSE(cube.swap("r-1", {"lib-1", {}}));
    REQUIRE_FALSE(cube.save());
    CHECK(store::load_cube(reef.file).ok());
}

TEST_CASE("a cube that was changed on disk meanwhile is not overwritten", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_copies("r-1", 3));
    const std::string other = with(reef_cube, "\"r-4\" 3", "\"r-4\" 2");
    put_bytes(reef.file, other);
    CHECK(why(cube.save()) == "the cube was changed on disk meanwhile; it has to be opened again");
    CHECK(text_of(reef.file) == other);
    CHECK(cube.changed());
}

TEST_CASE("saved under another name it is a cube of its own", "[workshop]") {
    const Reef reef;
    OpenedCube first = reef.open();
    REQUIRE_FALSE(first.add({"lib-1", squid}));
    REQUIRE_FALSE(first.save());
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_copies("r-4", 1));
    REQUIRE_FALSE(cube.save_as("Reef \"Two\"", "reef two"));
    CHECK(cube.path().filename() == "reef two.cube");
    // The first cube goes on by itself: its own file of cards may go.
    REQUIRE_FALSE(first.add({"lib-2", with(squid, "lib-1", "lib-2")}));
    REQUIRE_FALSE(first.save());
    const auto loaded = store::load_cube(cube.path());
    REQUIRE(loaded);
    CHECK(loaded->cube.name == "Reef \"Two\"");
    CHECK(loaded->cube.cards.size() == 7);
    OpenedCube again = reef.open();
    CHECK(why(again.save_as("Reef", "reef two")) == "there is a file of this name already");
}

TEST_CASE("house rules are set, changed and taken out where their lines stand", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    REQUIRE_FALSE(cube.set_rule("bench_size", "3"));
    CHECK(cube.text() == with(reef_cube, "bench_size 4   # small reefs", "bench_size 3   # small reefs"));
    REQUIRE_FALSE(cube.set_rule("weakness of psychic", "psychic x2"));
    CHECK(cube.file().cube.rules.weakness_rules.size() == 1);
    REQUIRE_FALSE(cube.set_rule("weakness of psychic", "psychic x2 also where none is printed"));
    CHECK(cube.file().cube.rules.weakness_rules.front().give_missing);
    REQUIRE_FALSE(cube.set_rule("weakness of psychic", "usual"));
    REQUIRE_FALSE(cube.set_rule("bench_size", "usual"));
    CHECK(cube.text() == with(reef_cube, "  option bench_size 4   # small reefs\n", ""));
    REQUIRE_FALSE(cube.set_rule("rules", "fi-swsh"));
    CHECK(cube.file().cube.rules.name == "fi-swsh");
}

TEST_CASE("a value that is none changes nothing and says why", "[workshop]") {
    const Reef reef;
    OpenedCube cube = reef.open();
    CHECK(cube.set_rule("bench_size", "400"));
    CHECK(cube.set_rule("bench_size", "three"));
    CHECK(cube.set_rule("rules", "mine"));
    CHECK(why(cube.set_rule("no_such_rule", "1")) == "there is no house rule \"no_such_rule\"");
    CHECK(cube.set_rule("weakness of psychic", "psychic x2 energy metal"));
    CHECK(cube.set_rule("bench_size", "3 }\n#"));
    CHECK(why(cube.set_rule("bench_size", "3 energy metal")) != "");
    CHECK(why(cube.set_rule("bench_size", "3\u201c")) != "");
    CHECK(why(cube.set_rule("bench_size", "")) != "");
    CHECK(why(cube.save_as("two\nlines", "two")) == "two\\u000Alines is no name of a cube");
    CHECK(cube.text() == reef_cube);
    CHECK_FALSE(cube.can_undo());
}

TEST_CASE("cards are called by key or by name and near names are told", "[workshop]") {
    const Reef reef;
    const OpenedCube cube = reef.open();
    CHECK(cube[*workshop::card_called(cube, "r-4")].name == "Harbour Cook");
    CHECK(cube[*workshop::card_called(cube, "Harbour Cook")].key == "r-4");
    const auto none = workshop::card_called(cube, "Harbour Cock");
    REQUIRE_FALSE(none);
    CHECK(none.error().reason.english().find("Harbour Cook") != std::string::npos);
}

TEST_CASE("cubes that cannot be read are not opened and say why", "[workshop]") {
    const Reef reef("cube \"Broken\" { rules cube use \"reef.cards\" copies \"r-77\" 1 }");
    CHECK_FALSE(OpenedCube::open(reef.file).ok());
    CHECK_FALSE(OpenedCube::open(reef.folder / "none.cube").ok());
    put_bytes(reef.file, "deck \"x\" { }");
    CHECK_FALSE(OpenedCube::open(reef.file).ok());
}
