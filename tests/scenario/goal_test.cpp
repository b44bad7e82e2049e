// Puzzles: a goal that is reached in time and not before, wrong lines that miss it, and what the reader says of the rest.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/run.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using scenario::Verdict;

namespace {

// My Fox faces a Crab with 60 left; a Mouse that hits its Weakness is on my Bench.
std::string position(const std::string& rest) {
    return R"(card "Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 }
card "Mouse" { pokemon basic lightning hp 60 attack "Jolt" [L] 30 }
card "Crab" { pokemon basic water hp 90 weakness lightning x2 retreat 2 attack "Doze" [C] 10 }
scenario "A" {
  me { active "Fox" { energy R }; bench "Mouse" { energy L }; prizes 3 }
  them { active "Crab" { damage 30 }; bench "Crab" }
)" + rest + "}";
}

// "" where it comes true, else the reason; of a file that cannot be read what is wrong with it.
std::string outcome(const std::string& rest) {
    const auto file = scenario::read_scenarios(position(rest), "x.scn");
    if (!file) return file.error().english();
    const auto report = scenario::run_scenario(*file, file->scenarios[0]);
    return report.verdict == Verdict::passed ? "" : report.reason.english();
}

bool says(const std::string& rest, const std::string& reason) {
    INFO(rest << "\n" << outcome(rest));
    return outcome(rest).find(reason) != std::string::npos;
}

const std::string solved = "retreat to \"Mouse\" attack \"Jolt\" ";

}  // namespace

TEST_CASE("a goal is reached by its solution and missed by its wrong lines", "[scenario.goal]") {
    CHECK(outcome("goal knock out their \"Crab\" this turn  wrong { attack \"Flare\" } " + solved) == "");
    CHECK(outcome("goal take 1 prize  wrong { end turn } " + solved) == "");
    CHECK(outcome("goal my prizes taken at least 4  wrong { attack \"Flare\" } " + solved) == "");
    CHECK(outcome("goal their active damage 60 wrong { end turn } attack \"Flare\"") == "");
    // In two turns the plain attack does.
    CHECK(outcome("goal knock out their \"Crab\" before turn 8 wrong { end turn them: end turn end turn } attack "
                  "\"Flare\" them: end turn attack \"Flare\"") == "");
}

TEST_CASE("a goal that is missed or comes too late or was there before fails the scenario", "[scenario.goal]") {
    CHECK(says("goal win " + solved, "does not reach the goal"));
    CHECK(says("goal take 2 prizes " + solved, "does not reach the goal"));
    CHECK(says("goal knock out their \"Crab\" attack \"Flare\" them: end turn attack \"Flare\"", "does not reach"));
    CHECK(says("goal their active damage 30 attack \"Flare\"", "reached before anything is done"));
    CHECK(says("goal knock out their \"Crab\"", "does not reach"));
}

TEST_CASE("a wrong line that reaches the goal or leaves it open is told", "[scenario.goal]") {
    CHECK(says("goal knock out their \"Crab\" wrong { " + solved + "} " + solved, "is not wrong"));
    CHECK(says("goal knock out their \"Crab\" wrong { retreat to \"Mouse\" } " + solved, "can still be reached"));
    CHECK(outcome("goal knock out their \"Crab\" wrong { attack \"Jolt\" } " + solved) != "");  // it cannot be played
}

TEST_CASE("the reader says where a goal may not stand", "[scenario.goal]") {
    CHECK(says("attack \"Flare\" goal win", "before the first action"));
    CHECK(says("goal win goal win end turn", "one goal"));
    CHECK(says("wrong { end turn } goal win end turn", "behind the goal"));
    CHECK(says("goal take 9 prizes", "1 to 6"));
    CHECK(says("goal win wrong { end turn", "expected"));
    CHECK(says("goal win before turn x", "a turn's number"));
}

TEST_CASE("every puzzle that comes with the program has a goal that its solution reaches and wrong lines miss",
          "[scenario.goal]") {
    const std::string root = CUBENIGHT_SOURCE_DIR;
    const auto file = scenario::read_scenarios(test::text_of(root + "/scenarios/puzzles.scn"), "puzzles.scn");
    INFO((file.ok() ? std::string() : file.error().english()));
    REQUIRE(file.ok());
    scenario::CardFiles card_files;
    for (const scenario::Use& use : file->uses) {
        auto cards = read_cards(test::text_of(root + "/cubes/" + use.path), use.path);
        REQUIRE(cards.ok());
        card_files.emplace(use.path, std::move(*cards));
    }
    CHECK(file->scenarios.size() >= 12);
    for (const auto& one : file->scenarios) {
        INFO(one.title);
        CHECK(one.goal);
        CHECK_FALSE(one.wrong.empty());
        const auto report = scenario::run_scenario(*file, one, card_files);
        INFO(scenario::told(*file, one, report));
        CHECK(report.verdict == Verdict::passed);
    }
}
