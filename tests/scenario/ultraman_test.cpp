// Scenario files of the Ultraman Card Game: how they are read and run. The page about them tells the truth, and what is not
// as a scenario says is found.
#include "engine/cards/ultraman/notation.hpp"
#include "engine/scenario/ultraman/read/read_file.hpp"
#include "engine/scenario/ultraman/run.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::test;
namespace ucg = cubenight::ultraman::scenario;

namespace {

ucg::ScenarioFile read(const std::string& text, const std::string& name = "x.scn") {
    auto file = ucg::read_scenarios(text, name);
    if (!file) FAIL(file.error().english());
    return *file;
}

// What comes of one scenario with these statements: "" where it passes, else its reason.
std::string outcome(const std::string& statements) {
    const auto file = read("game ucg\nscenario \"one\" {\n" + statements + "\n}");
    const auto report = ucg::run_scenario(file, file.scenarios.front());
    return report.verdict == ucg::Verdict::passed ? "" : std::to_string(report.line) + ": " + report.reason.english();
}

// Cards that most of these need.
const std::string cards = R"(
card "A1" { ultraman level 1 basic character "A" bp 5000 7000 }
card "A2" { ultraman level 2 power character "A" bp 6000 8000 }
card "B1" { kaiju level 1 hazard character "B" bp 4000 6000 }
)";

}  // namespace

TEST_CASE("every example of the Ultraman Card Game on the page about scenarios comes true", "[scenario.ultraman]") {
    const auto file = read("game ucg\n" + only_blocks(text_of(CUBENIGHT_SOURCE_DIR "/docs/scenarios.md"), "scn-ucg"));
    CHECK(file.scenarios.size() >= 5);
    for (const auto& one : file.scenarios) {
        const auto report = ucg::run_scenario(file, one);
        INFO(ucg::told(file, one, report));
        CHECK(report.verdict == ucg::Verdict::passed);
    }
}

TEST_CASE("every ruling of the Ultraman Card Game comes true and cites a clause", "[scenario.ultraman]") {
    const std::filesystem::path folder = CUBENIGHT_SOURCE_DIR "/tests/scenarios/ultraman";
    int count = 0;
    for (const auto& path : files_of(Game::ultraman, folder.parent_path(), ".scn")) {
        const auto file = read(text_of(path), path.filename().string());
        for (const auto& one : file.scenarios) {
            ++count;
            ucg::CardFiles used;
            for (const auto* uses : {&file.uses, &one.uses})
                for (const auto& use : *uses) {
                    auto found = ultraman::read_cards(text_of(folder / use.path), use.path);
                    REQUIRE(found.ok());
                    used.emplace(use.path, *found);
                }
            const auto report = ucg::run_scenario(file, one, used);
            INFO(ucg::told(file, one, report));
            CHECK(report.verdict == ucg::Verdict::passed);
            INFO(one.title);
            CHECK_FALSE(one.clauses.empty());
        }
    }
    CHECK(count >= 190);
}

TEST_CASE("a scenario of the Ultraman Card Game that is not so fails at its line and says what is",
          "[scenario.ultraman]") {
    CHECK(outcome(cards + "my area 1 \"A1\"\nexpect my area 1 bp 5000").empty());
    CHECK(
        outcome(cards + "my area 1 \"A1\"\nexpect my area 1 bp 6000").starts_with("8: bp 5000 (single, printed 5000"));
    CHECK(outcome(cards + "my area 1 \"A1\"\nexpect not my area 1 bp 5000").starts_with("8: bp 5000"));
    CHECK(outcome(cards + "my hand \"A1\"\nexpect my hand \"B1\"") == "8: there is: \"A1\"");
    CHECK(outcome(cards + "my hand \"A1\"\nexpect my hand \"C1\"") == "8: no card is called \"C1\"");
    CHECK(outcome(cards + "my area 1 \"A1\"\nexpect their area 1 vacant").starts_with("8: them: area 1"));
    CHECK(outcome(cards + "my area 1 \"A1\"\nexpect me wins") == "8: the match is running");
    CHECK(outcome(cards + "my area 1 \"A1\"\nexpect happened drawn") == "8: it did not happen");
}

TEST_CASE("what is tried is refused by its clause, and a wrong clause is told", "[scenario.ultraman]") {
    const std::string place = cards + "my area 1 \"A1\"\nmy hand \"A2\", \"B1\"\nbegin at level up\n";
    CHECK(outcome(place + "refuse level up \"A1\" into \"B1\" by 5.6.2.1").empty());
    CHECK(outcome(place + "level up \"A1\" into \"B1\" refused 5.6.2.1").empty());
    CHECK(outcome(place + "refuse level up \"A1\" into \"B1\" by 5.6").empty());
    CHECK(outcome(place + "refuse level up \"A1\" into \"B1\" by 9.4.4") == "10: it is refused by UCG 5.6.2.1");
    CHECK(outcome(place + "refuse level up \"A1\" into \"A2\"") == "10: it is allowed");
    CHECK(outcome(place + "allow level up \"A1\" into \"B1\"") == "10: it is refused by UCG 5.6.2.1");
    CHECK(outcome(place + "refuse level up \"A1\" into \"A2\" by 5.99").starts_with("10: the rules have no clause"));
}

TEST_CASE("chance that is told must come, and chance that comes must be told", "[scenario.ultraman]") {
    CHECK(outcome("begin with set up\nexpect running").starts_with("4: the scenario does not say who wins"));
    CHECK(outcome(cards + "my area 1 \"A1\"\ncontest me").starts_with("8: a contest that the scenario tells"));
    CHECK(outcome("for 30 seeds\nbegin with set up\nchoose lead\nno\nno\nexpect turn 1").empty());
}

TEST_CASE("a position that cannot be says why", "[scenario.ultraman]") {
    CHECK(outcome("begin with set up\nlead them").find("has decks and nothing else") != std::string::npos);
    CHECK(outcome("begin at their open").find("have a step of each player") != std::string::npos);
    CHECK(outcome(cards + "my hand 51").find("goes from 0 to 50") != std::string::npos);
    CHECK(outcome(cards + "my hand 41; my deck 10").find("more than 50 cards") != std::string::npos);
    CHECK(outcome("carried out by my area 1 { draw 1 }").find("is by `my area 1`, `scene` or a label") !=
          std::string::npos);
    CHECK(outcome(cards + "my area 1 \"A1\"\ncarried out by my area 1 { may { draw 1 } }\n"
                          "carried out by my area 1 { draw 1 }\nexpect running")
              .find("it stands last") != std::string::npos);
    CHECK(outcome(cards + "my area 1 \"A1\"\ncarried out by my area 1 { activate 1; draw 1 }").find("is a limit") !=
          std::string::npos);
}

TEST_CASE("what was before a scenario begins is placed by statements, uses and level-ups", "[scenario.ultraman]") {
    const std::string place = cards + "my area 1 \"A1\"; my hand \"A2\"\n";
    CHECK(outcome(place + "carried out by my area 1 { lasting this turn { give this { bp +1000 } } }\n"
                          "expect my area 1 bp 6000, lasting 1")
              .empty());
    CHECK(outcome(place + "expect lasting 1") == "8: there are 0");
    CHECK(outcome(cards + "my area 1 \"A1\" { levelled up }; my hand \"A2\"\nbegin at level up\n"
                          "refuse level up my area 1 into \"A2\" by 5.6.2.3")
              .empty());
    CHECK(outcome(place + "begin at level up\nrefuse level up my area 1 into \"A2\" by 5.6.2.3") == "9: it is allowed");
}

TEST_CASE("what a seat sees is its view and nothing else", "[scenario.ultraman]") {
    const std::string place =
        cards + "my hand \"A1\", \"B1\"; my area 1 \"A1\" > \"A2\" { face down 1 }\nbegin at level up\n";
    CHECK(outcome(place + "expect them sees my hand unknown x 2").empty());
    CHECK(outcome(place + "expect me sees my hand \"B1\", \"A1\"").empty());
    CHECK(outcome(place + "expect them sees my hand unknown, \"A1\"") == "9: there is: unknown, unknown");
    CHECK(outcome(place + "expect them sees my hand unknown") == "9: there is: unknown, unknown");
    CHECK(outcome(place + "expect them sees my area 1 \"A1\" > unknown").empty());
    CHECK(outcome(place + "expect them sees my area 1 \"A1\" > \"A2\"") == "9: there is: \"A1\", unknown");
    CHECK(outcome(place + "expect me sees my area 1 \"A2\" > \"A1\"") == "9: there is: \"A1\", \"A2\"");
}

TEST_CASE("an event is told by its card, its place, what it changes and whose text brings it about",
          "[scenario.ultraman]") {
    const std::string place =
        cards +
        "card \"D\" { ultraman level 1 basic character \"D\" bp 1000\n"
        "text { activate 1; lasting this turn { give 1 my.characters { bp -1000 } } } text { activate 1; draw 1 } }\n"
        "my area 1 \"A1\"; my area 2 \"D\"\n";
    const std::string weakened = place + "use \"D\" text 1\nchoose my area 1\n";
    CHECK(outcome(weakened + "expect happened lasting begins bp my area 1 -1000 through \"D\" text 1").empty());
    CHECK_FALSE(outcome(weakened + "expect happened lasting begins bp my area 1 1000").empty());
    CHECK_FALSE(outcome(weakened + "expect happened lasting begins bp my area 2 -1000").empty());
    CHECK_FALSE(outcome(weakened + "expect happened lasting begins grade my area 1").empty());
    CHECK_FALSE(outcome(weakened + "expect happened lasting begins through \"D\" text 2").empty());
    CHECK_FALSE(outcome(weakened + "expect happened lasting begins through \"A1\"").empty());
    const std::string drawn = place + "use \"D\" text 2\n";
    CHECK(outcome(drawn + "expect happened text used text 2 then drawn me through my area 2").empty());
    CHECK_FALSE(outcome(drawn + "expect happened text used text 1").empty());
    CHECK(outcome(drawn + "expect happened drawn \"C9\"") == "11: no card is called \"C9\"");
}

TEST_CASE("a scenario that cannot be read leaves the others of its file", "[scenario.ultraman]") {
    const auto file = read("game ucg\nscenario \"a\" {\n nonsense\n}\nscenario \"b\" { expect running }");
    REQUIRE(file.scenarios.size() == 2);
    CHECK(file.scenarios[0].unread.has_value());
    CHECK(ucg::run_scenario(file, file.scenarios[0]).line == 3);
    CHECK(ucg::run_scenario(file, file.scenarios[1]).verdict == ucg::Verdict::passed);
    CHECK(ucg::is_scenario_file("# a remark\n\ngame ucg\n"));
    CHECK_FALSE(ucg::is_scenario_file("scenario \"game ucg\" {}"));
}

TEST_CASE("a goal of the Ultraman Card Game is reached by its solution and missed by its wrong lines",
          "[scenario.ultraman]") {
    const std::string position = cards + R"(
  me { area 1 "A1"; area 2 "A1"; area 3 "A1" }
  them { area 1 "B1"; area 2 "B1"; area 3 "B1" }
)";
    CHECK(outcome(position + "goal win this turn  wrong { concede } end turn") == "");
    CHECK(outcome(position + "goal win wrong { end turn } end turn").find("is not wrong") != std::string::npos);
    CHECK(outcome(position + "goal them wins end turn").find("does not reach the goal") != std::string::npos);
    CHECK(outcome(position + "goal running end turn").find("before anything is done") != std::string::npos);
}
