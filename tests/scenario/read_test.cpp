// Scenario files that cannot be read: the file, the line and the reason.
#include <string>

#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/run.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using scenario::read_scenarios;

namespace {

struct Wrong {
    const char* text;
    int line;
    const char* reason;  // part of it
};

void check_wrong(const Wrong& wrong) {
    const auto read = read_scenarios(wrong.text, "x.scn");
    INFO(wrong.text);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().file == "x.scn");
    CHECK(read.error().line == wrong.line);
    INFO(read.error().reason.english());
    CHECK(read.error().reason.english().find(wrong.reason) != std::string::npos);
}

}  // namespace

TEST_CASE("a scenario file that cannot be read names the line and what was expected", "[scenario]") {
    const Wrong wrongs[] = {
        {"scenaro \"A\" { }", 1, "expected `scenario`"},
        {"scenario { }", 1, "the scenario's title in quotes"},
        {"scenario \"A\" {\n  attack \"X\"\n", 3, "`}` at the end of the scenario"},
        {"scenario \"A\" {\n  atack \"X\"\n}", 2, "expected a statement"},
        {"scenario \"A\" {\n  rules xx-9\n}", 2, "there is no rule set called \"xx-9\""},
        {"scenario \"A\" {\n  option bench_size 90\n}", 2, "bench_size goes from 1 to 8, not 90"},
        {"scenario \"A\" {\n  me { actve \"X\" }\n}", 2, "expected a part of the position"},
        {"scenario \"A\" {\n  me { active \"X\" { dmage 10 } }\n}", 2, "what is true of the Pokémon"},
        {"scenario \"A\" {\n  me { active \"X\" active \"Y\" }\n}", 2, "`active` stands twice"},
        {"scenario \"A\" {\n  end turn\n  my hand \"X\"\n}", 3, "the position stands before the first action"},
        {"scenario \"A\" {\n  expect my bench \"X\", \"Y\"\n}", 2, "expect my bench is"},
        {"scenario \"A\" {\n  expect my active damge 30\n}", 2, "expected a statement"},
        {"scenario \"A\" {\n  expect happened exploded\n}", 2, "an event"},
        {"scenario \"A\" {\n  coins maybe\n}", 2, "coins such as H T T"},
        {"scenario \"A\" {\n  choose\n}", 3, "a Pokémon or card"},
        {"scenario \"A\" {\n  turn of Aino\n}", 2, "a player: me or them"},
        {"card \"X\" { pokemon basic fire }\n", 1, "expected `hp`"},
        {"card \"X\" { pokemon basic fire hp 60 retreat 1\n attack \"A\" [R] 10\n retreat 2 }\n", 3,
         "`retreat` stands twice"},
        {"card \"X\" { pokemon stage1 fire hp 60 retreat 1 }\n", 1, "`evolves from` and a name"},
        {"scenario \"A\" {\n  me { bench \"X\" x 9 }\n}", 2, "at most eight places"},
        {"scenario \"A\" {\n  me { active \"X\" x 2 }\n}", 2, "one Pokémon at a time"},
        {"scenario \"A\" {\n  deck 007\n}", 2, "expected a statement"},
        {"scenario \"A\" {\n  use \"Glow\"\n}", 2, "the name of a card file ends in .cards"},
        {"scenario \"A\" {\n  me { active \"X\" x 2 }\n}", 2, "one Pokémon at a time"},
        {"scenario \"A\" {\n  option bench_size 3\n  rules cube\n}", 3, "before `option`"},
        {"scenario \"A\" {\n  rules cube\n  rules fi-swsh\n}", 3, "`rules` stands once"},
        {"scenario \"A\" {\n  end turn\n  rules cube\n}", 3, "before the first action"},
        {"scenario \"A\" {\n  turn 007\n}", 2, "a number does not begin with 0"},
        {"scenario \"A\" {\n  expect my active resistance fire\n}", 3, "how much the Resistance is"},
        {"scenario \"A\" {\n  expect happened prize placed\n}", 2, "an event"},
        {"scenario \"A\" {\n  expect asks me replacement\n}", 2, "expected a statement"},
    };
    for (const Wrong& wrong : wrongs) check_wrong(wrong);
}

TEST_CASE("a clause that no document has is a mistake wherever one is cited", "[scenario]") {
    const Wrong wrongs[] = {
        {"scenario \"A\" {\n  clauses JA A-01,\n JA A-99\n}", 3, "there is no clause \"JA A-99\""},
        {"scenario \"A\" {\n  clause A-01.2bb\n}", 2, "there is no clause \"A-01.2bb\""},
        {"scenario \"A\" {\n  clause \"FI Q\"\n}", 2, "there is no clause \"FI Q\""},
        {"scenario \"A\" {\n  refuse end turn by A-0\n}", 2, "there is no clause \"A-0\""},
        {"scenario \"A\" {\n  expect cites JA I-Z\n}", 2, "there is no clause \"JA I-Z\""},
        {"scenario \"A\" {\n  expect not cites ever I-D.b33\n}", 2, "there is no clause \"I-D.b33\""},
        {"scenario \"A\" {\n  expect happened damaged by FI JA\n}", 2, "there is no clause \"FI JA\""},
        {"scenario \"A\" {\n  expect asks me may by ZH A-01.b99\n}", 2, "there is no clause"},
        {"scenario \"A\" {\n  refuse deck R x 60 by FI deck.61\n}", 2, "there is no clause \"FI deck.61\""},
    };
    for (const Wrong& wrong : wrongs) check_wrong(wrong);
    for (const char* clause : {"A-01", "JA A-01.2b", "ZH A-01.2b", "FI turn", "C-06", "CUBE note.1", "I-B-01.proc"}) {
        INFO(clause);
        CHECK(read_scenarios(std::string("scenario \"A\" { clause ") + clause + " }").ok());
    }
}

TEST_CASE("behind a scenario that cannot be read the file is read on, where that is wished", "[scenario]") {
    const char* text =
        "scenario \"A\" {\n  atack \"X\"\n}\nscenario \"B\" { end turn }\nscenario \"C\" {\n  expect\nscenario \"D\" { "
        "end turn }\n";
    CHECK_FALSE(read_scenarios(text, "x.scn").ok());
    const auto read = read_scenarios(text, "x.scn", scenario::Unreadable::is_kept);
    REQUIRE(read.ok());
    REQUIRE(read->scenarios.size() == 4);
    REQUIRE(read->scenarios[0].unread);
    CHECK(read->scenarios[0].unread->line == 2);
    CHECK_FALSE(read->scenarios[1].unread);
    CHECK(read->scenarios[2].unread);
    CHECK_FALSE(read->scenarios[3].unread);
    const auto report = scenario::run_scenario(*read, read->scenarios[0]);
    CHECK(report.verdict == scenario::Verdict::wrong);
    CHECK(report.line == 2);
    CHECK_FALSE(
        read_scenarios("card \"X\" { pokemon }\nscenario \"B\" { end turn }", "x.scn", scenario::Unreadable::is_kept)
            .ok());
}

TEST_CASE("cards behind a scenario that cannot be read are read, wherever its braces are wrong", "[scenario]") {
    const std::string card =
        "card \"Fox\" { pokemon basic fire hp 70 }\nuse \"a.cards\"\nscenario \"B\" { my hand \"Fox\" }\n";
    for (const char* broken :
         {"scenario \"A\" { my hand \"X\" { } atack }\n", "scenario \"A\" { atack } expect my hand none }\n",
          "scenario \"A\" { my active \"X\" { damge 10 } expect my hand none }\n"}) {
        INFO(broken);
        const auto read = read_scenarios(broken + card, "x.scn", scenario::Unreadable::is_kept);
        REQUIRE(read.ok());
        REQUIRE(read->scenarios.size() == 2);
        CHECK(read->scenarios[0].unread);
        CHECK_FALSE(read->scenarios[1].unread);
        CHECK(read->cards.size() == 1);
        CHECK(read->uses.size() == 1);
    }
}

TEST_CASE("what is written in several ways is read alike", "[scenario]") {
    const auto read = read_scenarios(R"(
        card "Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 retreat 0 weakness water x2 }
        scenario "A" { clause JA A-01.2b, "FI turn"; players Aino and Ben
            Aino active "Fox" { energy RR } Ben's active "Fox" { energy R R, tool none; damage 10 }
            attack "Flare"; expect Ben's active damage 40, energy "Fire Energy" x2 })",
                                     "x.scn");
    INFO((read.ok() ? std::string() : read.error().english()));
    REQUIRE(read.ok());
    REQUIRE(read->scenarios.size() == 1);
    const auto& one = read->scenarios[0];
    CHECK(one.clauses == std::vector<std::string>{"JA A-01.2b", "FI turn"});
    CHECK(one.position.seats[pokemon::seat0].active->attached.size() == 2);
    CHECK(one.position.seats[pokemon::seat1].active->attached.size() == 2);
    CHECK(one.statements.size() == 2);
    CHECK(scenario::run_scenario(*read, one).verdict == scenario::Verdict::passed);
}
