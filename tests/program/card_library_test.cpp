// cards import, cards show and cards search: a person's card data and the library that it becomes.
#include <chrono>
#include <set>
#include <thread>

#include "tests/library/invented.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* reef = R"([
{"id":"reef1-1","name":"Lantern Squid","supertype":"Pokémon","subtypes":["Basic"],"hp":60,"types":["Water"],"attacks":[{"name":"Ink Veil","cost":["Water","Colorless"],"damage":"20×","text":"Flip a lamp."}],"weaknesses":[{"type":"Lightning","value":"×2"}],"retreatCost":["Colorless"],"set":"reef1","number":"1"},
{"id":"reef1-2","name":"Pokémon Diver","supertype":"Trainer","subtypes":["Supporter"],"rules":["Draw 2 lamps.","Line one\nline two"],"regulationMark":"Q","set":"reef1","number":"2"},
{"id":"reef2-9","name":"Lantern Squid","supertype":"Pokémon","subtypes":["Basic"],"hp":60,"types":["Water"],"attacks":[{"name":"Ink Veil","cost":["Water","Colorless"],"damage":"20×","text":"Flip a lamp."}],"weaknesses":[{"type":"Lightning","value":"×2"}],"retreatCost":["Colorless"],"set":"reef2","number":"9"}
])";
constexpr const char* sets =
    R"([{"set":"reef1","name":"Reef of Lamps","series":"Tides","released":"2023/03/31","ptcgoCode":"RF"}])";

// A home with card data beside it.
struct Home {
    Folder folder;
    Program::Environment environment{{"XDG_DATA_HOME", (folder / "data").string()}};
    fs::path library = folder / "data/cubenight/card-library.sqlite";

    Home() {
        fs::create_directory(folder / "cards");
        put_bytes(folder / "cards/reef.json", reef);
        put_bytes(folder / "cards/sets.json", sets);
    }
    Ran cards(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), "cards");
        return run(arguments, environment);
    }
    std::string data() const { return (folder / "cards").string(); }
};

}  // namespace

TEST_CASE("cards import says what it has read and cards show a card", "[card library]") {
    const Home home;
    const Ran imported = home.cards({"import", home.data()});
    CHECK(imported.err.empty());
    CHECK(imported.status == 0);
    CHECK(imported.out ==
          "Cards read: 3; new 3, changed 0, as they were 0\nSets described: 1\nIn the card library now: cards 3, sets "
          "2 (" +
              home.library.string() + ")\n");
    const Ran shown = home.cards({"show", "lantern", "SQUID"});
    CHECK(shown.status == 0);
    CHECK(shown.out ==
          "Lantern Squid (reef1-1)\n"
          "  Set: Reef of Lamps (reef1, Tides, 2023/03/31), number 1\n"
          "  Kind: Pokémon, Basic\n"
          "  Type: Water\n"
          "  60 HP\n"
          "  Attack: Ink Veil (20×, Water, Colorless)\n"
          "    Flip a lamp.\n"
          "  Weakness: Lightning ×2\n"
          "  Retreat cost: Colorless\n"
          "  Also printed as: reef2-9\n");
    CHECK(home.cards({"show", "reef1-2"}).out ==
          "Pokémon Diver (reef1-2)\n"
          "  Set: Reef of Lamps (reef1, Tides, 2023/03/31), number 2\n"
          "  Kind: Trainer, Supporter\n"
          "  Draw 2 lamps.\n"
          "  Line one\n"
          "      line two\n"
          "  Regulation mark: Q\n");
}

TEST_CASE("cards show lists printings that differ", "[card library]") {
    const Home home;
    put_bytes(home.folder / "cards/other.json",
              R"([{"id":"reef3-1","name":"Lantern Squid","supertype":"Pokémon","hp":90,"number":"1"}])");
    home.cards({"import", home.data()});
    const Ran shown = home.cards({"show", "Lantern Squid"});
    CHECK(shown.status == 0);
    CHECK(shown.out.find("reef1-1") != std::string::npos);
    CHECK(shown.out.find("reef2-9") == std::string::npos);  // the same text
    CHECK(shown.out.find("reef3-1") != std::string::npos);
    CHECK(shown.out.ends_with("Printings with different texts: 2. cards show ID shows one whole\n"));
}

TEST_CASE("a card that is not there is told with names that are near", "[card library]") {
    const Home home;
    home.cards({"import", home.data()});
    const Ran shown = home.cards({"show", "Lantren", "Squid"});
    CHECK(shown.status == 1);
    CHECK(shown.err == "no card of the library has the id or name Lantren Squid\nDid you mean: Lantern Squid\n");
    CHECK(home.cards({"show", "\x1B[2J"}).err == "no card of the library has the id or name \\u001B[2J\n");
}

TEST_CASE("without a library cards search looks through the cubes", "[card library]") {
    const Folder folder;
    const auto ran = run({"cards", "search", "oddish"}, {{"XDG_DATA_HOME", folder.path().string()}});
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("Oddish") != std::string::npos);
    CHECK(run({"cards", "search", "oddish", "nowhere"}, {{"XDG_DATA_HOME", folder.path().string()}}).out.empty());
}

TEST_CASE("cards search lists cards that have all words", "[card library]") {
    const Home home;
    home.cards({"import", home.data()});
    const Ran found = home.cards({"search", "type:water", "lamp"});
    CHECK(found.status == 0);
    CHECK(found.out ==
          "Id       Name           Kind            Type   HP  Set\n"
          "----------------------------------------------------------------\n"
          "reef1-1  Lantern Squid  Pokémon, Basic  Water  60  Reef of Lamps\n"
          "reef2-9  Lantern Squid  Pokémon, Basic  Water  60  reef2\n"
          "Cards found: 2\n");
    CHECK(home.cards({"search", "--limit", "1", "lamp"})
              .out.ends_with("1 of 3 found cards are shown; --limit N shows more\n"));
    CHECK(home.cards({"search", "nothing of it"}).out == "Cards found: 0\n");
    CHECK(home.cards({"search", "\"' OR"}).status == 0);
    CHECK(home.cards({"search"}).status == 2);
    CHECK(home.cards({"search", "x", "--limit", "0"}).status == 2);
}

TEST_CASE("cards show and search print JSON that import reads again", "[card library]") {
    const Home home;
    home.cards({"import", home.data()});
    const Ran shown = home.cards({"show", "reef1-2", "--json"});
    CHECK(shown.status == 0);
    CHECK(shown.out.find("\"Line one\\nline two\"") != std::string::npos);
    CHECK(home.cards({"search", "reef", "--json"}).out.find("\"all\": 3") != std::string::npos);
    const auto begin = shown.out.find('['), end = shown.out.rfind(']');
    put_bytes(home.folder / "again.json", shown.out.substr(begin, end + 1 - begin));
    const Ran again = home.cards({"import", (home.folder / "again.json").string()});
    CHECK(again.status == 0);
    CHECK(again.out.starts_with("Cards read: 1; new 0, changed 0, as they were 1\nCards of these sets"));
}

TEST_CASE("what cannot be read is told with its line and the rest goes in", "[card library]") {
    const Home home;
    put_bytes(home.folder / "cards/wrong.json",
              "[{\"id\":\"a-1\",\"name\":\"x\x1B[2J\"},\n{\"id\":\"a-2\",\"name\":\"B\",\"supertype\":\"Energy\","
              "\"number\":\"2\",\"hp\":\"x\"},\n"
              "{\"id\":\"a-3\",\"name\":\"C\",\"supertype\":\"Energy\",\"number\":\"3\"}\n{}]");
    const Ran imported = home.cards({"import", home.data()});
    const std::string file = (home.folder / "cards/wrong.json").string();
    CHECK(imported.status == 1);
    CHECK(imported.out.starts_with("Cards read: 4; new 4"));
    CHECK(imported.out.find("\nRefused: 4\n") != std::string::npos);
    CHECK(imported.err == file + ":1: a-1: has a text that is not well-formed\n" + file +
                              ":2: a-2: hp: a whole number is expected\n" + file +
                              ":4:1: a comma is missing before this card\n    {}]\n    ^\n" + file +
                              ":4: is neither a card nor a set: it has no supertype and no series\n");
    const Ran json = home.cards({"import", home.data(), "--json"});
    CHECK(json.status == 1);
    CHECK(json.out.find("\"refused\": 4") != std::string::npos);
    CHECK(json.out.find("\"line\": 2") != std::string::npos);
}

TEST_CASE("without a library the commands say how one is made", "[card library]") {
    const Home home;
    for (const char* command : {"show", "search"}) {
        const Ran ran = home.cards({command, "no such card"});
        CHECK(ran.status == 1);
        CHECK(ran.err == home.library.string() +
                             ": there is no card library yet: cubenight cards import makes one of card data\n");
        CHECK(ran.out.empty());
    }
    CHECK_FALSE(fs::exists(home.library));
    const Ran nothing = home.cards({"import", (home.folder / "none").string()});
    CHECK(nothing.status == 1);
    CHECK(nothing.err.ends_with("Nothing could be read; the card library is as it was\n"));
    CHECK(home.cards({"show", "no such card"}).err.starts_with("The card library is empty"));
    CHECK(run({"cards", "show", "no such card"}, {{"XDG_DATA_HOME", ""}, {"HOME", ""}}).status == 1);
    CHECK(run({"cards", "import", home.data()}, {{"XDG_DATA_HOME", ""}, {"HOME", ""}}).err ==
          "no folder for the card library: neither XDG_DATA_HOME nor HOME is set\n");
}

TEST_CASE("cards show finds cards of the cubes, with a library and without", "[card library]") {
    const Home home;
    for (const bool library : {false, true}) {
        if (library) home.cards({"import", home.data()});
        const Ran whole = home.cards({"show", "emboar"});
        CHECK(whole.status == 0);
        CHECK(whole.err.empty());
        CHECK(whole.out.starts_with("In the cube Lantern Cube:\nEmboar ("));
        CHECK(whole.out.find("Explosive Fire Dance") != std::string::npos);
        const Ran part = home.cards({"show", "Tiga", "Multi"});
        CHECK(part.out.starts_with("In the cube Ultra Cube:\n  Ultraman Tiga Multi Type, Lv "));
        CHECK(home.cards({"show", "no such card"}).status == 1);
    }
    CHECK(home.cards({"show", "reef1-1"}).out.find("In the cube") == std::string::npos);
}

TEST_CASE("cards show speaks every language and leaves printed text as it is", "[card library]") {
    const Home home;
    home.cards({"import", home.data()});
    std::set<std::string> all;
    for (const char* language : {"en", "fi", "ja", "zh-Hans", "zh-Hant"}) {
        const Ran shown = home.cards({"show", "reef1-1", "--language", language});
        CHECK(shown.out.find("Flip a lamp.") != std::string::npos);
        CHECK(all.insert(shown.out).second);
    }
}

// Any moment of an import can be its last.
TEST_CASE("an import killed at any moment leaves the old library or the new one", "[card library]") {
    const Home home;
    home.cards({"import", home.data()});
    constexpr int cards = 4000;
    std::string many = "[";
    for (int i = 0; i < cards; ++i)
        many += (i ? ",\n{" : "{") + std::string(R"("id":"tide-)") + std::to_string(i) + R"(","number":")" +
                std::to_string(i) + R"(","name":"Tide )" + std::to_string(i) +
                R"(","supertype":"Trainer","rules":["Lamps )" + std::string(static_cast<std::size_t>(i % 200), 'x') +
                R"( glow."]})";
    put_bytes(home.folder / "many.json", many + "]");
    const auto whole = [&] {
        const auto begin = std::chrono::steady_clock::now();
        const Folder other;
        CHECK(run({"cards", "import", (home.folder / "many.json").string()}, {{"XDG_DATA_HOME", other.path().string()}})
                  .status == 0);
        return std::chrono::steady_clock::now() - begin;
    }();
    constexpr int kills = 40;
    int before = 0;
    for (int i = 0; i < kills; ++i) {
        const std::string old = text_of(home.library);
        {
            Program import({"cards", "import", (home.folder / "many.json").string()}, home.environment);
            std::this_thread::sleep_for(whole * i / kills);
            import.kill_now();
        }
        const auto library = sound(cubenight::library::Library::open(home.library));
        const std::size_t size = sound(library.size()), found = sound(library.search("lamp")).all;
        int seen = 0;
        CHECK_FALSE(library.for_each([&](const auto&) { return ++seen > 0; }));
        CHECK((size == 3 || size == 3 + cards));
        CHECK(seen == static_cast<int>(size));
        CHECK(found == size);
        before += size == 3;
        if (size != 3) put_bytes(home.library, old);
    }
    CHECK(before > kills / 4);
}
