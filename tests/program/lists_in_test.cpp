// Lists that come in through the program: what it tells of each line, and the cubes that it makes of them.
#include <algorithm>
#include <set>

#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight::test;

namespace {

// Card data with invented cards in sets that there are, in a library of its own.
struct Home {
    Folder folder;
    Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};

    Home() {
        put_bytes(folder / "cards.json", R"([
{"id":"sv1-12","set":"sv1","number":"12","name":"Lantern Fish","supertype":"Pokémon","subtypes":["Basic"],"hp":60,
 "types":["Water"],"weaknesses":[{"type":"Lightning","value":"×2"}],"retreatCost":["Colorless"],
 "attacks":[{"name":"Nibble","cost":["Colorless"],"damage":"10","text":""}]},
{"id":"sv1-13","set":"sv1","number":"13","name":"Tide Crab","supertype":"Pokémon","subtypes":["Basic"],"hp":80,
 "types":["Water"],"retreatCost":["Colorless"],
 "attacks":[{"name":"Snap","cost":["Water"],"damage":"20","text":"Sing a song that nobody knows."}]},
{"id":"sv2-40","set":"sv2","number":"40","name":"Lantern Fish","supertype":"Pokémon","subtypes":["Basic"],"hp":70,
 "types":["Water"],"attacks":[{"name":"Doze","cost":["Water"],"damage":"30","text":""}]},
{"id":"sv1-100","set":"sv1","number":"100","name":"Harbour Cook","supertype":"Trainer","subtypes":["Supporter"],
 "rules":["Draw 3 cards."]}
])");
        const auto ran = run({"cards", "import", (folder / "cards.json").string()}, home);
        INFO(ran.out + ran.err);
        REQUIRE(ran.status == 0);
    }

    std::string list(const std::string& text) {
        put_bytes(folder / "list.txt", text);
        return (folder / "list.txt").string();
    }
    std::filesystem::path cubes() const { return folder / "cubenight" / "cubes"; }
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

constexpr const char* whole_list =
    "4 Lantern Fish SVI 12\n2 Tide Crab sv1-13\n1 Lantern Fish PAL 40\n3 Harbour Cook\n1 Basic {W} Energy SVE 3\n";

}  // namespace

TEST_CASE("deck check tells what is open with its line and reason and what comes near", "[lists][in]") {
    Home here;
    const auto ran = run({"deck", "check",
                          here.list("Pokémon: 5\n4 Lantern Fish SVI 12\n1 Lantern Fish SVI 13\n2 Lanter Fish\n\n"
                                    "Energy: 8\n8 Basic {W} Energy MEE 3\n\nTotal Cards: 60\n")},
                         here.home);
    CHECK(ran.status == 1);
    CHECK(ran.err.empty());
    CAPTURE(ran.out);
    CHECK(has(ran.out, "a text of Pokémon TCG Live, entries: 4, cards: 15"));
    CHECK(has(ran.out, "line 1: the list says 5 here; there are 7 cards in 3 lines"));
    CHECK(has(ran.out, "line 9: the list says 60 here; there are 15 cards in 4 lines"));
    CHECK(has(ran.out,
              "line 3: 1 Lantern Fish SVI 13\n    set and number are those of a card with another name\n"
              "    near: sv1-13 Tide Crab, of that set and number\n"));
    CHECK(has(ran.out,
              "line 4: 2 Lanter Fish\n    no card of that name is in the card library or the cubes of the program\n"));
    CHECK(has(ran.out, "Lantern Fish, of a name like it"));
    CHECK_FALSE(has(ran.out, "line 2"));
    CHECK(has(ran.out, "Settled: entries 2 of 4, cards 12 of 15"));
}

TEST_CASE("deck check tells every line where all are wanted and as JSON", "[lists][in]") {
    Home here;
    const auto file = here.list(whole_list);
    const auto all = run({"deck", "check", file, "--all-lines"}, here.home);
    CHECK(all.status == 0);
    CAPTURE(all.out);
    CHECK(has(all.out, "line 1: 4 Lantern Fish SVI 12\n    = sv1-12 Lantern Fish\n"));
    CHECK(has(all.out, "line 5: 1 Basic {W} Energy SVE 3\n    = basic energy\n"));
    const auto json = run({"deck", "check", file, "--json"}, here.home);
    CHECK(json.status == 0);
    CHECK(has(json.out, "\"whole\": true"));
    CHECK(has(json.out, "\"id\": \"sv2-40\""));
    CHECK(has(json.out, "\"energy\": \"Basic Water Energy\""));
}

TEST_CASE("without a library basic energy alone is known and it is told how a library is made", "[lists][in]") {
    Folder folder;
    put_bytes(folder / "list.txt", "4 Lantern Fish SVI 12\n8 Fire Energy\n");
    const Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    const auto ran = run({"deck", "check", (folder / "list.txt").string()}, home);
    CHECK(ran.status == 1);
    CHECK(has(ran.out, "cards import"));
    CHECK(has(ran.out, "Settled: entries 1 of 2, cards 8 of 12"));
    const auto cube = run({"cube", "import", (folder / "list.txt").string(), "--name", "Reef"}, home);
    CHECK(cube.status == 1);
    CHECK_FALSE(std::filesystem::exists(folder / "cubenight" / "cubes"));
}

TEST_CASE("a list of cards of the program's own cubes becomes a cube without a library", "[lists][in]") {
    Folder folder;
    const Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    const auto own = run({"cube", "export", "lantern"}, home);
    REQUIRE(own.status == 0);
    put_bytes(folder / "list.txt", own.out);
    const auto ran = run({"cube", "import", (folder / "list.txt").string(), "--name", "Again"}, home);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK_FALSE(has(ran.out, "cards import"));
    CHECK(run({"cube", "export", "Again"}, home).out == own.out);
    put_bytes(folder / "list.txt", own.out + "1 Lanter Fish\n");
    const auto open = run({"cube", "import", (folder / "list.txt").string(), "--name", "Again", "--replace", "--choose",
                           std::to_string(std::ranges::count(own.out, '\n') + 1) + "=nobody-1"},
                          home);
    CHECK(open.status == 1);
    CHECK(has(open.err, "the library has no card nobody-1"));
}

TEST_CASE("names in a list are known in every language that cards are printed in", "[lists][in]") {
    Folder folder;
    const Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    put_bytes(folder / "list.txt",
              "1 Oddish\n1 走路草\n1 ナゾノクサ\n4 火能量\n2 基本【草】能量\n2 基本炎エネルギー\n1 Vesienergia\n");
    const auto ran = run({"deck", "check", (folder / "list.txt").string(), "--all-lines"}, home);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(has(ran.out, "line 2: 1 走路草\n    = "));
    CHECK(has(ran.out, "line 4: 4 火能量\n    = basic energy\n"));
    const auto cube = run({"cube", "import", (folder / "list.txt").string(), "--name", "Leaf"}, home);
    CHECK(cube.status == 0);
    put_bytes(folder / "list.txt", "1 Oddich\n");
    CHECK(has(run({"deck", "check", (folder / "list.txt").string()}, home).out, "Oddish, of a name like it"));
}

TEST_CASE("names of cards in the library are known in other languages, too", "[lists][in]") {
    Folder folder;
    put_bytes(folder / "cards.json", R"([{"id": "sv1-25", "name": "Pikachu ex", "supertype": "Pokémon",
        "subtypes": ["Basic"], "hp": "70", "types": ["Lightning"], "number": "25"}])");
    const Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    REQUIRE(run({"cards", "import", (folder / "cards.json").string()}, home).status == 0);
    put_bytes(folder / "list.txt", "1 ピカチュウex\n1 皮卡丘ex SVI 25\n");
    const auto ran = run({"deck", "check", (folder / "list.txt").string(), "--all-lines"}, home);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
}

TEST_CASE("cube import makes a cube that the program reads without the library", "[lists][in]") {
    Home here;
    const auto ran = run({"cube", "import", here.list(whole_list), "--name", "Reef & Sea"}, here.home);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(has(ran.out, "10 cards, 4 different; kinds of basic energy for everybody: 1"));
    CHECK(has(ran.out, "1 of its cards have texts that are carried out by hand"));
    std::filesystem::remove(here.folder / "cubenight" / "card-library.sqlite");
    const auto checked = run({"check-cube", "Reef & Sea"}, here.home);
    CHECK(has(checked.out, "Reef & Sea, 10 cards, 4 different"));
    CHECK(has(checked.out, "by hand: sv1-13: Sing a song that nobody knows."));
    const auto listed = run({"cube", "export", "Reef & Sea"}, here.home);
    CHECK(listed.out ==
          "4 Lantern Fish SVI 12\n2 Tide Crab SVI 13\n1 Lantern Fish PAL 40\n3 Harbour Cook SVI 100\n"
          "1 Basic Water Energy SVE 3\n");
    CHECK(has(run({"cards", "text", "Reef & Sea"}, here.home).out, "Draw 3 cards."));
}

TEST_CASE("what is not settled stands in the cube file as a remark", "[lists][in]") {
    Home here;
    const auto ran =
        run({"cube", "import", here.list("4 Lantern Fish SVI 12\n2 Nobody SVI 999\nKortit: 7\n"), "--name", "Reef"},
            here.home);
    CHECK(ran.status == 1);
    CHECK(has(ran.out, "Cards of the list that are not in the cube: 2;"));
    const std::string text = text_of(here.cubes() / "Reef.cube");
    CHECK(has(text, "# 2: 2 Nobody SVI 999: the library has no card with the number 999 in the set SVI\n"));
    CHECK(has(text, "# 3: nobody knows the heading \"Kortit\"\n"));
    CHECK(has(run({"cube", "export", "Reef"}, here.home).out, "4 Lantern Fish SVI 12\n"));
}

TEST_CASE("a cube of that name stays unless it may be replaced", "[lists][in]") {
    Home here;
    REQUIRE(run({"cube", "import", here.list(whole_list), "--name", "Reef"}, here.home).status == 0);
    const std::string before = text_of(here.cubes() / "Reef.cube");
    const auto file = here.list("1 Harbour Cook\n");
    const auto refused = run({"cube", "import", file, "--name", "Reef"}, here.home);
    CHECK(refused.status == 1);
    CHECK(has(refused.err, "there is a file of this name already"));
    CHECK(text_of(here.cubes() / "Reef.cube") == before);
    CHECK(run({"cube", "import", file, "--name", "Reef", "--replace"}, here.home).status == 0);
    CHECK(run({"cube", "export", "Reef"}, here.home).out == "1 Harbour Cook SVI 100\n");
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(here.cubes())) ++files;
    CHECK(files == 2);  // the cube and its cards; those of the old one are gone
}

TEST_CASE("lower stages that a list lacks come from the library and stand beside the packs", "[lists][in][lines]") {
    Home here;
    put_bytes(here.folder / "more.json", R"([
{"id":"sv1-50","set":"sv1","number":"50","name":"Great Crab","supertype":"Pokémon","subtypes":["Stage 2"],"hp":150,
 "types":["Water"],"evolvesFrom":"Broad Crab","attacks":[{"name":"Clamp","cost":["Water"],"damage":"90","text":""}]},
{"id":"sv1-49","set":"sv1","number":"49","name":"Broad Crab","supertype":"Pokémon","subtypes":["Stage 1"],"hp":90,
 "types":["Water"],"evolvesFrom":"Tide Crab","attacks":[{"name":"Pinch","cost":["Water"],"damage":"40","text":""}]},
{"id":"sv2-60","set":"sv2","number":"60","name":"Broad Crab","supertype":"Pokémon","subtypes":["Stage 1"],"hp":95,
 "types":["Water"],"evolvesFrom":"Tide Crab","attacks":[{"name":"Pinch","cost":["Water"],"damage":"50","text":""}]}
])");
    REQUIRE(run({"cards", "import", (here.folder / "more.json").string()}, here.home).status == 0);
    const auto ran =
        run({"cube", "import", here.list("1 Great Crab SVI 50\n2 Lantern Fish SVI 12\n1 Basic {W} Energy SVE 3\n"),
             "--name", "Tops", "--free", "2 Harbour Cook"},
            here.home);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(has(ran.out, "3 cards, 2 different"));
    CHECK(has(ran.out, "2 lower stages of its evolutions come from the library"));
    CHECK(has(ran.out, "Free for everybody: 1"));
    const std::string text = text_of(here.cubes() / "Tops.cube");
    CHECK(has(text, "  free \"sv1-100\" 2\n  below \"sv1-50\" \"sv1-49\"\n  below \"sv1-49\" \"sv1-13\"\n"));
    const auto exported = run({"cube", "export", "Tops"}, here.home);
    CHECK(exported.out == "1 Great Crab SVI 50\n2 Lantern Fish SVI 12\n1 Basic Water Energy SVE 3\n");
    const auto unknown =
        run({"cube", "import", here.list("1 Great Crab\n"), "--name", "Other", "--free", "2 Nobody"}, here.home);
    CHECK(unknown.status == 1);
    CHECK(has(unknown.err, "--free:1: no card of that name is in the card library or the cubes of the program"));
}

TEST_CASE("lists that cannot be read and wrong arguments are told", "[lists][in]") {
    Home here;
    CHECK(run({"deck", "check", (here.folder / "none").string()}, here.home).status == 1);
    put_bytes(here.folder / "zero", std::string("4 Crab\0", 7));
    CHECK(has(run({"deck", "check", (here.folder / "zero").string()}, here.home).err, "this is no text"));
    CHECK(run({"deck", "check", here.list("4 Crab\n"), "--as", "xml"}, here.home).status == 2);
    CHECK(run({"cube", "import", here.list("4 Crab\n")}, here.home).status == 2);
    const auto nothing = run({"cube", "import", here.list("4 Nobody\n"), "--name", "Reef"}, here.home);
    CHECK(nothing.status == 1);
    CHECK(has(nothing.err, "none of the list's cards is known"));
}

TEST_CASE("a cube of evolutions without their lower stages says so when it is made and when a night begins",
          "[lists][in][lines]") {
    Home here;
    put_bytes(here.folder / "more.json", R"([
{"id":"sv1-20","set":"sv1","number":"20","name":"Lantern Whale","supertype":"Pokémon","subtypes":["Stage 1"],"hp":130,
 "evolvesFrom":"Lantern Calf","types":["Water"],"attacks":[{"name":"Roll","cost":["Water"],"damage":"60","text":""}]},
{"id":"sv1-19","set":"sv1","number":"19","name":"Lantern Calf","supertype":"Pokémon","subtypes":["Basic"],"hp":60,
 "types":["Water"],"attacks":[{"name":"Splash","cost":["Water"],"damage":"10","text":""}]}
])");
    REQUIRE(run({"cards", "import", (here.folder / "more.json").string()}, here.home).status == 0);
    const std::string lacking = "Pokémon that lack a lower stage in this cube: 3 of 23. They can hardly be played";
    const auto made =
        run({"cube", "import",
             here.list("20 Lantern Fish SVI 12\n3 Lantern Whale\n30 Harbour Cook\n1 Basic {W} Energy SVE 3\n"),
             "--name", "Whales"},
            here.home);
    CAPTURE(made.out, made.err);
    CHECK(has(made.out, lacking));
    CHECK(has(made.out, "--lines with-pick"));
    const std::vector<std::string> night = {"night",  "--cube", "Whales",  "--players", "2",           "--bots", "all",
                                            "--seed", "3",      "--packs", "2",         "--pack-size", "8"};
    CHECK(has(run(night, here.home).out, lacking));
    auto brought = night;
    brought.insert(brought.end(), {"--lines", "with-pick"});
    const auto ran = run(brought, here.home);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK_FALSE(has(ran.out, "lack a lower stage"));
    auto json = night;
    json.push_back("--json");
    CHECK_FALSE(has(run(json, here.home).out, "lack a lower stage"));
}
