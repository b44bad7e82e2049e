// The cube workshop at the command line: what it shows of a cube, and how it changes one.
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight::test;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// A hand-written cube, and a library of invented cards.
struct Home {
    Folder folder;
    Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};

    Home() {
        std::filesystem::create_directories(folder / "cubenight/cubes");
        put_bytes(cubes() / "reef.cards",
                  "card \"r-1\" \"Lantern Fry\" { pokemon basic water hp 50 attack \"Nip\" [C] 10 }\n"
                  "card \"r-3\" \"Deep Whale\" { pokemon stage2 water hp 150 evolves from \"Deep Calf\" attack \"Ram\" "
                  "[WW] 60 { by hand \"Sing of whales.\" } }\n"
                  "card \"r-4\" \"Harbour Cook\" { supporter play { draw 3 } }\n"
                  "card \"r-5\" \"Tide Chart\" { item unread \"Read the tide.\" }\n");
        put_bytes(cube(),
                  "# By hand.\ncube \"Reef\" {\n  rules cube\n  use \"reef.cards\"\n  copies \"r-1\" 3  # small\n"
                  "  copies \"r-3\" 1\n  copies \"r-4\" 2\n  copies \"r-5\" 1\n}\n");
    }
    std::filesystem::path cubes() const { return folder / "cubenight" / "cubes"; }
    std::filesystem::path cube() const { return cubes() / "reef.cube"; }

    void fill_library() {
        put_bytes(folder / "cards.json", R"([
{"id":"sv1-12","set":"sv1","number":"12","name":"Deep Calf","supertype":"Pokémon","subtypes":["Basic"],"hp":60,
 "types":["Water"],"attacks":[{"name":"Nibble","cost":["Colorless"],"damage":"10","text":""}]},
{"id":"sv1-13","set":"sv1","number":"13","name":"Tide Crab","supertype":"Pokémon","subtypes":["Basic"],"hp":80,
 "types":["Water"],"attacks":[{"name":"Snap","cost":["Water"],"damage":"20","text":"Sing a song that nobody knows."}]}
])");
        REQUIRE(run({"cards", "import", (folder / "cards.json").string()}, home).status == 0);
    }
    Ran cube_command(std::vector<std::string> words) {
        words.insert(words.begin(), "cube");
        return run(words, home);
    }
};

}  // namespace

TEST_CASE("cube show names the cards in groups, how they play, and lower stages that are missing", "[workshop]") {
    Home here;
    here.fill_library();
    const Ran ran = here.cube_command({"show", "reef"});
    CHECK(ran.status == 0);
    CAPTURE(ran.out);
    CHECK(has(ran.out, "Reef, 7 cards, 4 different\n"));
    CHECK(has(ran.out, "5 of 7 cards play wholly, 1 with texts that are carried out by hand, 1 not at all\n"));
    CHECK(has(ran.out, "  3 Lantern Fry (r-1)\n  1 Deep Whale (r-3): by hand\n"));
    CHECK(has(ran.out, "  1 Tide Chart (r-5): does nothing\n"));
    CHECK(has(ran.out, "  Deep Calf, from which these evolve: r-3\n    in the library: sv1-12\n"));
}

TEST_CASE("cube show counts, makes a checklist and speaks JSON and the language of the run", "[workshop]") {
    Home here;
    const std::string counts = here.cube_command({"show", "reef", "--counts"}).out;
    CHECK(has(counts, "Pokémon by stage\n  Basic: 3, 1 different\n  Stage 2: 1, 1 different\n"));
    CHECK_FALSE(has(counts, "Lantern Fry"));
    CHECK(has(here.cube_command({"show", "reef", "--checklist"}).out, "  [ ] 2 Harbour Cook (r-4)\n"));
    const std::string json = here.cube_command({"show", "reef", "--json"}).out;
    CHECK(has(json, "\"by_hand\": 1"));
    CHECK(has(json, "\"plays\": \"not_played\""));
    CHECK(has(json, "\"wanted_by\": [\n                \"r-3\""));
    CHECK(
        has(here.cube_command({"show", "reef", "--missing", "--language", "ja"}).out, "キューブにない進化前のカード"));
    const Ran other = here.cube_command({"show", "ultra", "--counts"});
    CHECK(other.status == 0);
    CHECK(has(other.out, "Characters by level\n"));
    CHECK(here.cube_command({"show", "nowhere"}).status == 1);
}

TEST_CASE("cube add, remove and swap change the lines of their cards alone", "[workshop]") {
    Home here;
    here.fill_library();
    const Ran added = here.cube_command({"add", "reef", "2 Tide Crab SVI 13", "Harbour Cook", "sv1-12"});
    CAPTURE(added.out, added.err);
    CHECK(added.status == 0);
    CHECK(has(added.out, "  + 2 Tide Crab (sv1-13)\n  + 1 Harbour Cook (r-4)\n  + 1 Deep Calf (sv1-12)\n"));
    CHECK(has(added.out, "11 cards, 6 different"));
    std::filesystem::remove(here.folder / "cubenight" / "card-library.sqlite");
    CHECK(here.cube_command({"remove", "reef", "2 Lantern Fry", "r-5"}).status == 0);
    CHECK(here.cube_command({"swap", "reef", "Deep Whale", "sv1-13"}).status == 0);
    const std::string text = text_of(here.cube());
    CHECK(text.starts_with("# By hand.\ncube \"Reef\" {\n  rules cube\n  use \"reef.cards\"\n"));
    CHECK(has(text, "  copies \"r-1\" 1  # small\n  copies \"r-4\" 3\n"));
    CHECK(has(text, "  copies \"sv1-13\" 3\n"));
    CHECK(run({"check-cube", "reef"}, here.home).status != 2);
    CHECK(has(run({"cube", "export", "reef"}, here.home).out, "3 Tide Crab SVI 13\n"));
}

TEST_CASE("what cannot be added or taken out is told and changes nothing", "[workshop]") {
    Home here;
    here.fill_library();
    const std::string before = text_of(here.cube());
    const Ran near = here.cube_command({"add", "reef", "Harbour Cook", "Tide Crap"});
    CHECK(near.status == 1);
    CHECK(has(near.err,
              "Tide Crap: no card of that name is in the card library or the cubes of the program\n    near: sv1-13 "
              "Tide Crab"));
    CHECK(has(here.cube_command({"remove", "reef", "4 Lantern Fry"}).err, "the cube has 3 of Lantern Fry"));
    CHECK(has(here.cube_command({"remove", "reef", "Harbour Cock"}).err, "did you mean `Harbour Cook`?"));
    CHECK(here.cube_command({"swap", "reef", "r-9", "r-1"}).status == 1);
    CHECK(here.cube_command({"add", "reef"}).status == 2);
    CHECK(text_of(here.cube()) == before);
}

TEST_CASE("a cube that the program brings is changed under another name", "[workshop]") {
    Home here;
    const Ran ran = here.cube_command({"rule", "lantern", "bench_size", "3", "--save-as", "Small Lantern"});
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(has(text_of(here.cubes() / "Small Lantern.cube"), "  option bench_size 3\n"));
    CHECK(run({"check-cube", "Small Lantern"}, here.home).status == 0);
    const Ran both = here.cube_command({"compare", "lantern", "Small Lantern"});
    CHECK(both.out == "The two cubes have the same cards.\n");
}

TEST_CASE("cube compare tells what is in one cube alone and what differs", "[workshop]") {
    Home here;
    REQUIRE(here.cube_command({"remove", "reef", "r-3", "1 r-1", "--save-as", "Shallow"}).status == 0);
    const Ran ran = here.cube_command({"compare", "reef", "Shallow"});
    CHECK(ran.out ==
          "Alike in both: 5\nOnly in Reef:\n  1 Deep Whale (r-3)\nIn both, in other numbers:\n  3 : 2 Lantern Fry "
          "(r-1)\n");
    CHECK(has(here.cube_command({"compare", "reef", "Shallow", "--json"}).out, "\"alike\": 5"));
}

TEST_CASE("cube rule lists house rules, sets them and takes them back", "[workshop]") {
    Home here;
    const std::string before = text_of(here.cube());
    CHECK(here.cube_command({"rule", "reef"}).out == "rules = cube\n");
    CHECK(here.cube_command({"rule", "reef", "bench_size", "3"}).status == 0);
    CHECK(here.cube_command({"rule", "reef", "weakness-of-psychic", "psychic x2"}).status == 0);
    const std::string rules = here.cube_command({"rule", "reef"}).out;
    CHECK(has(rules, "bench_size = 3 (in the rule set 5)\nweakness of psychic = psychic x2\n"));
    CHECK(has(here.cube_command({"rule", "reef", "--list"}).out, "\nhand_size = "));
    CHECK(here.cube_command({"rule", "reef", "bench_size", "usual"}).status == 0);
    CHECK(here.cube_command({"rule", "reef", "weakness-of-psychic", "usual"}).status == 0);
    CHECK(text_of(here.cube()) == before);
    CHECK(here.cube_command({"rule", "reef", "bench_size", "99"}).status == 1);
    CHECK(here.cube_command({"rule", "reef", "bench_size"}).status == 2);
    CHECK(text_of(here.cube()) == before);
}

TEST_CASE("before a night it is told how much of the cube plays by itself", "[workshop]") {
    Home here;
    std::string cube = text_of(here.cube());
    cube.replace(cube.find("\"r-1\" 3"), 7, "\"r-1\" 99");
    put_bytes(here.cube(), cube);
    const Ran ran = run({"night", "--cube", "reef", "--players", "2", "--bots", "all", "--packs", "2", "--pack-size",
                         "15", "--deck-size", "20", "--seed", "1"},
                        here.home);
    CHECK(
        ran.out.starts_with("101 of 103 cards play wholly, 1 with texts that are carried out by hand, 1 not at all "
                            "(cubenight cube show reef names them)\n"));
    const Ran whole = run({"night", "--players", "2", "--bots", "all", "--seed", "1"}, here.home);
    CHECK_FALSE(has(whole.out, "by hand"));
}

TEST_CASE("cube import takes near misses that are chosen by argument or at the terminal", "[workshop][lists]") {
    Home here;
    here.fill_library();
    put_bytes(here.folder / "list.txt", "2 Deep Calf SVI 12\n1 Tide Crap\n");
    const std::string list = (here.folder / "list.txt").string();
    const Ran chosen = here.cube_command({"import", list, "--name", "One", "--choose", "2=sv1-13"});
    CAPTURE(chosen.out, chosen.err);
    CHECK(chosen.status == 0);
    CHECK(has(text_of(here.cubes() / "One.cube"), "copies \"sv1-13\" 1"));
    const Ran typed =
        run({"cube", "import", list, "--name", "Two"}, here.home, "printf '1\\n' | script -qec \"$0 $*\" /dev/null");
    CHECK(has(typed.out, "Line 2: a number takes that card"));
    CHECK(has(text_of(here.cubes() / "Two.cube"), "copies \"sv1-13\" 1"));
    const Ran left =
        run({"cube", "import", list, "--name", "Three"}, here.home, "printf '\\n' | script -qec \"$0 $*\" /dev/null");
    CHECK(has(text_of(here.cubes() / "Three.cube"), "# 2: 1 Tide Crap"));
    CHECK(has(here.cube_command({"import", list, "--name", "Four", "--choose", "7=sv1-13"}).err,
              "there is no entry in line 7 of the list"));
    CHECK(has(here.cube_command({"import", list, "--name", "Four", "--choose", "2=sv9-1"}).err,
              "the library has no card sv9-1"));
    CHECK(here.cube_command({"import", list, "--name", "Four", "--choose", "two"}).status == 2);
    CHECK_FALSE(std::filesystem::exists(here.cubes() / "Four.cube"));
}
