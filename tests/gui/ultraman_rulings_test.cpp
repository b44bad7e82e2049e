// Scenario files of the Ultraman Card Game in the window: stepped through, played by hand on both sides, puzzles, and the
// way there from the rulebook.
#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/ultraman_scenario.hpp"
#include "tests/gui/ruling_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using ultraman::ChoiceKind;

namespace {

constexpr const char* cards = R"(game ucg
card "Spark" { ultraman level 1 basic character "SPARK" bp 6000 9000 }
card "Wall" { kaiju level 5 hazard character "WALL" bp 8000 }
card "Flame" { ultraman level 2 power character "SPARK" bp 7000 9500 text double { activate 1; draw 1 } }
)";

constexpr const char* rulings = R"(
scenario "A level-up and its text" {
  clauses 5.6.2.1, UCG 9.4.2
  players Aino and Ben
  me { area 1 "Spark"; hand "Flame", "Flame"; deck "Spark", "Flame" }
  begin at my level up
  expect my area 1 bp 6000
  level up my area 1 into "Flame"
  expect my area 1 face down 1
  refuse level up my area 1 into "Flame" by 5.6.2.3
  go to activate
  expect my area 1 bp 9500
  expect my area 1 bp 9000
  use my area 1
  expect my hand "Flame", "Spark"
}
scenario "A contest that nobody told" {
  my deck 50; their deck 50
  begin with set up
  expect asks chance
}
)";

constexpr const char* puzzle = R"(
scenario "One more area" {
  clause 8.1.1
  me { area 1 "Spark"; area 2 "Spark"; area 3 "Spark"; hand "Flame" }
  them { area 3 "Wall" }
  begin at my level up
  goal win this turn
  wrong { end turn }
  level up my area 3 into "Flame"
  end turn
}
)";

struct Evening : RulingEvening {
    explicit Evening(const std::string& scenarios, int width = 1600, int height = 1000)
        : RulingEvening(cards + scenarios, width, height) {}
    UltramanSession& match() { return *session->ultraman_match(); }
    const ultraman::View& view() { return match().view(); }
    int bp(int area) { return view().characters[ultraman::spot_of(area - 1, play::seat0).value].bp.value; }
};

}  // namespace

TEST_CASE("A ruling of the Ultraman Card Game is stepped through, back, and begun anew", "[gui.rulings]") {
    Evening w(rulings);
    CHECK(w.tells("UCG 5.6.2.1"));
    w.open(0);
    CHECK(w.screen() == "ultraman");
    CHECK(w.match().name(play::seat0) == "Aino");
    REQUIRE(w.lines().size() == 9);
    CHECK(w.tells("evening.scn, line 6"));
    const std::size_t told = w.match().log().size();
    w.press("script.step");
    CHECK(w.lines()[0].state == LineState::holds);
    w.stage->press(Key::n);
    CHECK(w.lines()[1].state == LineState::done);
    CHECK(w.lines()[2].state == LineState::holds);
    CHECK(w.lines()[3].state == LineState::holds);
    CHECK(w.lines()[4].state == LineState::open);
    w.stage->press(Key::n);
    CHECK(w.lines()[5].state == LineState::holds);
    CHECK(w.lines()[6].state == LineState::fails);
    w.read();
    CHECK(w.tells("bp 9500"));
    CHECK(w.bp(1) == 9500);
    w.press("match.undo");
    w.press("match.undo");
    CHECK(w.script().next() == 1);
    CHECK(w.bp(1) == 6000);
    CHECK(w.lines()[2].state == LineState::open);
    while (w.script().next() < w.lines().size()) w.stage->press(Key::n);
    CHECK(w.lines()[8].state == LineState::holds);
    const std::uint64_t version = w.match().version();
    w.stage->press(Key::n);  // nothing is left to play
    CHECK(w.match().version() == version);
    w.stage->press(Key::b);
    CHECK(w.bp(1) == 6000);
    CHECK(w.match().log().size() == told);
    CHECK(std::ranges::all_of(w.lines(), [](const ScriptLine& line) { return line.state == LineState::open; }));
}

TEST_CASE("A position of the Ultraman Card Game is played by hand on both sides", "[gui.rulings]") {
    Evening w(rulings);
    w.open(0);
    CHECK(w.match().seat() == play::seat0);
    w.stage->press(Key::digit1);  // the card of the hand can go to one place
    w.read();
    // Nobody has anything more to level up: that is passed by itself.
    CHECK(w.view().choice.kind == ChoiceKind::activate);
    CHECK(w.bp(1) == 9500);
    w.press("spot." + std::to_string(ultraman::spot_of(0, play::seat0).value));
    w.read();
    // Nor has anybody more to use: the next turn has begun, and both set, with no curtain between.
    CHECK(w.view().turn == 2);
    CHECK(w.view().choice.kind == ChoiceKind::set_character);
    CHECK(w.view().seats[play::seat0].hand.size() == 3);
    CHECK_FALSE(w.match().awaited().has_value());
    w.press("match.undo");
    w.press("match.undo");
    CHECK(w.view().choice.kind == ChoiceKind::level_up);
    CHECK(w.bp(1) == 6000);
}

TEST_CASE("A contest that the scenario does not tell is asked of the person", "[gui.rulings]") {
    Evening w(rulings);
    w.open(1);
    REQUIRE(w.view().choice.kind == ChoiceKind::contest);
    REQUIRE(w.stage->shown("option.1"));
    w.stage->press(Key::digit2);
    w.read();
    CHECK(w.view().choice.kind == ChoiceKind::lead_or_next);
    CHECK(w.match().seat() == play::seat1);
}

TEST_CASE("A puzzle of the Ultraman Card Game is missed, begun anew and solved", "[gui.rulings]") {
    Evening w(puzzle);
    w.open(0);
    REQUIRE(w.script().puzzle());
    const auto state = [&] { return w.script().puzzle()->state; };
    CHECK(w.tells("Win the match: 3 battles or more"));
    CHECK(w.tells("In this turn"));
    w.stage->press(Key::t);
    w.read();
    CHECK(state() == scenario::GoalState::failed);
    CHECK(w.tells("Goal missed"));
    CHECK(w.view().turn == w.script().puzzle()->last_turn + 1);
    CHECK(w.view().ending == ultraman::Ending::none);
    w.await("end.onward");
    w.press("end.onward");
    CHECK(state() == scenario::GoalState::open);
    // First the rule that it turns on, then the first move; what is done by itself is no move.
    w.stage->press(Key::n);
    w.read();
    REQUIRE(w.script().puzzle()->rules.size() == 1);
    CHECK(w.script().puzzle()->rules.front().find("UCG 8.1.1") != std::string::npos);
    CHECK(w.script().puzzle()->hints.empty());
    w.stage->press(Key::n);
    w.read();
    REQUIRE(w.script().puzzle()->hints.size() == 1);
    CHECK(w.tells(w.script().puzzle()->hints.front()));
    while (w.script().puzzle()->has_hints) w.script().give_hint();
    for (const std::string& hint : w.script().puzzle()->hints) CHECK(hint.find("end turn") == std::string::npos);
    w.stage->press(Key::digit1);
    w.press("spot." + std::to_string(ultraman::spot_of(2, play::seat0).value));
    w.stage->press(Key::t);
    w.read();
    CHECK(state() == scenario::GoalState::reached);
    // The table stays as it was solved, with no result over it.
    CHECK(w.match().seat() == play::seat0);
    CHECK_FALSE(w.stage->shown("over.look"));
    w.await("end.look");
    w.press("end.look");
    CHECK(w.stage->shown("prompt.result"));
    w.stage->app().back();
    w.read();
    CHECK(w.tells("solved"));
}

TEST_CASE("Rulings of both games lie over each other, each at the table of its game", "[gui.rulings]") {
    Evening w(rulings);
    const std::string pokemon = (w.folder.path() / "fox.scn").string();
    test::put_bytes(pokemon, R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
scenario "Thirty" { clause JA A-01.4; me { active "Lantern Fox" { energy R } } attack "Flare" }
)");
    w.stage->app().dropped(pokemon);
    w.read();
    w.open(0);
    CHECK(w.screen() == "match");
    MatchSession* const below = w.session->match();
    w.session->clause_shelf().look_up("UCG 5.6.2.1");
    w.stage->app().open(Page::rulebook);
    w.read();
    w.press("rulebook.test.0");
    CHECK(w.screen() == "ultraman");
    CHECK(w.session->match() == nullptr);
    REQUIRE(w.session->ultraman_match() != nullptr);
    w.stage->app().back();
    w.read();
    CHECK(w.screen() == "rulebook");
    w.press("over.back");
    CHECK(w.screen() == "match");
    CHECK(w.session->match() == below);
    CHECK(w.session->ultraman_match() == nullptr);
}

TEST_CASE("In a narrow window the scenario is folded away and still hears its keys", "[gui.rulings]") {
    Evening w(rulings, 1280, 720);
    w.open(0);
    CHECK(w.stage->shown("script.step"));
    w.stage->press(Key::l);
    w.read();
    CHECK_FALSE(w.stage->shown("script.step"));
    CHECK(w.tells("Scenario"));  // what it is stays in sight, and leads back
    CHECK(w.tells("0 of "));
    w.press("script.folded");
    CHECK(w.stage->shown("script.step"));
    w.stage->press(Key::escape);
    w.read();
    CHECK_FALSE(w.stage->shown("script.step"));
    for (int step = 0; step < 3; ++step) w.stage->press(Key::n);
    CHECK(w.bp(1) == 9500);
    w.stage->press(Key::b);
    CHECK(w.bp(1) == 6000);
}

TEST_CASE("A puzzle that is folded away says in a line what is to be reached and how it stands", "[gui.rulings]") {
    Evening w(puzzle, 1280, 720);
    w.open(0);
    w.stage->press(Key::escape);
    w.read();
    REQUIRE_FALSE(w.stage->shown("script.restart"));
    CHECK(w.tells("Win the match: 3 battles or more"));
    CHECK(w.tells("Not reached yet"));
    w.stage->press(Key::t);
    w.read();
    CHECK(w.tells("Goal missed"));
    w.await("end.look");
    w.press("end.look");
    w.press("script.folded");
    CHECK(w.stage->shown("script.restart"));
}

TEST_CASE("Every puzzle and every ruling of the Ultraman Card Game opens at its table and steps to its end",
          "[gui.rulings]") {
    const auto paths = scenario_paths(test::Game::ultraman);
    CHECK(step_through<UltramanScenario>(paths, &store::load_ultraman_scenarios) >=
          (test::Sparse::every() == 1 ? 200u : 1u));
}
