// Nights of the Ultraman Card Game through the program: from the packs to the standings, kept and played again.
#include <cstdlib>
#include <filesystem>

#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("a night of the Ultraman Card Game goes from the packs to the standings", "[night][ucg]") {
    const std::vector<std::string> arguments = {"night",  "--game", "ucg",    "--players", "8",
                                                "--bots", "all",    "--seed", "7"};
    const auto ran = run(arguments);
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    for (const char* part : {"rules: ucg-1.6", "Characters", "Scenes", "== Round 3 ==", "== Standings =="})
        CHECK(ran.out.find(part) != std::string::npos);
    CHECK(ran.out.find("Prize") == std::string::npos);
    CHECK(ran.out.find("Pokémon") == std::string::npos);
    CHECK(ran.out == run(arguments).out);
}

TEST_CASE("every number of players makes a whole night of legal decks of the Ultraman Card Game", "[night][ucg]") {
    const int players = GENERATE(2, 3, 5, 8, 11, 12, 13, 16);
    CAPTURE(players);
    const auto ran =
        run({"night", "--game", "ucg", "--players", std::to_string(players), "--bots", "all", "--seed", "3", "--json"});
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    CHECK(ran.out.find("\"result\": \"none\"") == std::string::npos);
    CHECK(count_of(ran.out, "\"broken_rules\": []") == static_cast<std::size_t>(players));
}

TEST_CASE("a night of the Ultraman Card Game that was kept is played again step by step", "[night][ucg]") {
    Folder home;
    const Program::Environment environment = {{"XDG_DATA_HOME", home.path().string()}};
    const auto ran =
        run({"night", "--game", "ucg", "--players", "4", "--bots", "all", "--seed", "5", "--save"}, environment);
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    std::filesystem::path file;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(home.path()))
        if (entry.path().extension() == ".night") file = entry.path();
    REQUIRE_FALSE(file.empty());
    const auto again = run({"replay", file.string()}, environment);
    CAPTURE(again.err);
    CHECK(again.status == 0);
    CHECK(again.out.find("== Standings ==") != std::string::npos);
    const auto match = run({"replay", file.string(), "--match", "1.1"}, environment);
    CAPTURE(match.err);
    CHECK(match.status == 0);
    CHECK(match.out.find("UCG ") != std::string::npos);
    CHECK(match.out.find("all as the match lists them") != std::string::npos);
    // Every phase in which something was done has its heading, also where a question came first.
    for (const char* heading : {"== Scene phase ==", "== Character set phase ==", "== Level-up phase ==",
                                "== Activation phase ==", "== Judgement phase =="})
        CHECK(match.out.find(heading) != std::string::npos);
    CHECK(count_of(match.out, "== Character set phase ==") == count_of(match.out, "== Turn "));
    CHECK(match.out.find("== Character set phase ==\n    4  ") != std::string::npos);
    // An answer to a text stands beside its question.
    CHECK(count_of(match.out, " → Yes\n") + count_of(match.out, " → No\n") > 0);
    CHECK(count_of(match.out, ": Yes\n") == 0);
    // A night is called by its name, with or without its ending.
    CHECK(run({"replay", file.stem().string(), "--match", "1.1"}, environment).out == match.out);
    CHECK(run({"replay", file.filename().string()}, environment).out == again.out);
    CHECK(run({"night", "--resume", file.stem().string()}, environment).status == 0);
    CHECK(run({"night", "--resume", "2020-01-01-1"}, environment).status == 1);
}

TEST_CASE("a cube of the other game, its rules and options are refused", "[ucg]") {
    const auto other = run({"night", "--game", "ucg", "--cube", "lantern", "--bots", "all"});
    CHECK(other.status == 1);
    CHECK(other.err.find("other game") != std::string::npos);
    CHECK(run({"night", "--game", "ucg", "--bots", "all", "--rules", "fi-swsh"}).status == 1);
    CHECK(run({"night", "--game", "ucg", "--bots", "all", "--rule", "bench_size=4"}).status == 1);
    CHECK(run({"night", "--game", "ucg", "--bots", "all", "--rule", "foo=1"}).err.find("cubenight rules") !=
          std::string::npos);
    CHECK(run({"night", "--bots", "all", "--players", "4", "--rule", "redraws=0"}).status == 1);
    CHECK(run({"night", "--game", "ucg", "--bots", "all", "--deck-size", "60"}).status == 1);
    CHECK(run({"night", "--game", "ucg", "--bots", "all", "--prizes", "3"}).status == 1);
}

TEST_CASE("cubes and cards of the Ultraman Card Game are checked and read", "[ucg]") {
    const std::string cube = CUBENIGHT_SOURCE "/cubes/ultra.cube";
    const auto checked = run({"check-cube", cube});
    CAPTURE(checked.err);
    CHECK(checked.status == 0);
    CHECK(checked.out.find("866 cards") != std::string::npos);
    CHECK(run({"check-cube", "ultra"}).out == checked.out);
    const auto cards = run({"check-cube", CUBENIGHT_SOURCE "/cubes/ultraman/sd01.cards"});
    CHECK(cards.status == 1);
    CHECK(cards.err.find("cubenight cards check") != std::string::npos);
    const auto read = run({"cards", "text", CUBENIGHT_SOURCE "/cubes/ultraman/sd01.cards"});
    CHECK(read.status == 0);
    CHECK(read.out.find("Ultraman Tiga Multi Type (SD01-005)") != std::string::npos);
    CHECK(read.out.find("[SINGLE] [DOUBLE]") != std::string::npos);
    const auto both = run({"cards", "text", CUBENIGHT_SOURCE "/cubes/ultraman/sd01.cards",
                           CUBENIGHT_SOURCE "/cubes/ultraman/sd02.cards"});
    CHECK(both.status == 0);
    CHECK(both.out.starts_with(read.out));
    CHECK(both.out.size() > read.out.size());
}

TEST_CASE("a table that deals too little for its decks is refused before anything is dealt", "[night][ucg]") {
    std::vector<std::string> arguments = {"night",  "--game", "ucg",     "--players", "4",           "--bots", "all",
                                          "--seed", "7",      "--packs", "3",         "--pack-size", "12"};
    const auto ran = run(arguments);
    CHECK(ran.status == 1);
    CAPTURE(ran.err);
    CHECK(ran.err.find("A deck takes 50 cards, a seat gets 36 at most") != std::string::npos);
    CHECK(ran.out.find("== Packs ==") == std::string::npos);
}
