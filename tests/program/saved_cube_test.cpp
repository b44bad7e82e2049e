// The cube of a saved night: kept with it whole, and never another one in its place.
#include "src/store/journal.hpp"

#include "engine/language/bounds.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

namespace fs = std::filesystem;

// A home with a small cube of its own in it, and a night that was drafted from it.
struct Pond {
    Folder folder;
    Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    fs::path cubes = folder.path() / "cubenight" / "cubes";

    explicit Pond(int parts = 1) {
        fs::create_directories(cubes);
        write_cards(60, parts);
        write_cube("");
    }
    void write_cube(const std::string& rule) const {
        put_bytes(cubes / "pond.cube",
                  "cube \"Pond\" {\n  rules cube\n" + rule +
                      "  players 2 packs 1 of 10 deck 40 prizes 4\n  energy water\n  use \"pond.cards\"\n"
                      "  use \"more.cards\"\n}\n");
    }
    // Twenty-four Pokémon with that HP, one of which has an attack of so many parts; more of them where that is a lot.
    void write_cards(int hp, int parts = 1) const {
        std::string text = " draw 1";
        for (int i = 1; i < parts; ++i) text += "; draw 1";
        for (const char* file : {"pond.cards", "more.cards"}) {
            std::string cards;
            for (int i = 0; i < 12 || (parts > 1 && cards.size() < largest_text * 5 / 8); ++i) {
                const std::string name = std::string(1, *file) + std::to_string(i);
                cards += "card \"" + name + "\" \"Fish " + name + "\" { pokemon basic water hp " + std::to_string(hp) +
                         " attack \"Nibble\" [C] 10 {" + text + " } }\n";
            }
            put_bytes(cubes / file, cards);
        }
    }
    Ran play() const {
        return run({"night", "--cube", "pond", "--players", "2", "--bots", "all", "--seed", "3", "--save"}, home);
    }
    fs::path night() const { return only_night_in(folder); }
    fs::path kept() const { return night().parent_path() / "cubes"; }
    Ran replay() const { return run({"replay", night().string(), "--json"}, home); }
    // Cuts the night off before its first match and goes on with it.
    Ran resume() const {
        const auto whole = text_of(night());
        put_bytes(night(), whole.substr(0, whole.find('\n', whole.find(" pair round=1")) + 1));
        return run({"night", "--resume", night().string(), "--json"}, home);
    }
};

const char* const wanted = "this night needs its cube \"Pond\" as it was when the night began";

}  // namespace

TEST_CASE("a night never goes on with a cube that differs from its own in a card or a rule", "[night][cube]") {
    const auto what = GENERATE(0, 1, 2);
    CAPTURE(what);
    const Pond pond;
    REQUIRE(pond.play().status == 0);
    const auto told = pond.replay();
    REQUIRE(told.status == 0);
    fs::rename(pond.kept(), pond.folder / "aside");
    if (what == 0) pond.write_cards(250);
    if (what == 1) pond.write_cards(60, 2);
    if (what == 2) pond.write_cube("  option bench_size 3\n");
    const auto bytes = text_of(pond.night());
    const auto looked = pond.replay();
    CHECK(looked.status == 1);
    CHECK(looked.out.empty());
    CHECK(looked.err.find(wanted) != std::string::npos);
    const auto resumed = run({"night", "--resume", pond.night().string()}, pond.home);
    CHECK(resumed.status == 1);
    CHECK(resumed.err.find(wanted) != std::string::npos);
    CHECK(text_of(pond.night()) == bytes);
    // With its own again all is as before.
    fs::rename(pond.folder / "aside", pond.kept());
    CHECK(pond.replay().out == told.out);
    CHECK(pond.resume().out == told.out);
}

TEST_CASE("a night whose kept cube is gone goes on with one that is the same in every card and rule", "[night][cube]") {
    const Pond pond;
    REQUIRE(pond.play().status == 0);
    const auto told = pond.replay();
    fs::remove_all(pond.kept());
    CHECK(pond.replay().out == told.out);
    CHECK(pond.resume().out == told.out);
}

TEST_CASE("a kept cube that was changed is not played with and is told", "[night][cube]") {
    const Pond pond;
    REQUIRE(pond.play().status == 0);
    pond.write_cards(250);
    for (const auto& entry : fs::directory_iterator(pond.kept())) {
        const auto bytes = text_of(entry.path());
        put_bytes(entry.path(), bytes + "# changed\n");
        const auto looked = pond.replay();
        CHECK(looked.status == 1);
        CHECK(looked.err.find(wanted) != std::string::npos);
        CHECK(looked.err.find("was changed since the night began") != std::string::npos);
        put_bytes(entry.path(), bytes);
    }
    CHECK(pond.replay().status == 0);
}

TEST_CASE("a cube that can be saved can be read again however large it is", "[night][cube]") {
    const Pond pond(300);
    const auto played = pond.play();
    CAPTURE(played.err);
    REQUIRE(played.status == 0);
    std::size_t bytes = 0;
    for (const auto& entry : fs::directory_iterator(pond.kept())) {
        CHECK(entry.file_size() <= largest_text);
        bytes += entry.file_size();
    }
    CHECK(bytes > largest_text);
    fs::remove_all(pond.cubes);
    CHECK(pond.replay().status == 0);
    CHECK(pond.resume().status == 0);
}
