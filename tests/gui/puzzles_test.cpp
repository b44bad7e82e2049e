// Puzzles in the window: what they tell, what came of them, and which comes next.
#include "tests/gui/reading_desk.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using gui::Page;

TEST_CASE("A puzzle tells its goal, that it was missed, and after another try that it is reached", "[gui.puzzles]") {
    ReadingDesk w(Page::home);
    w.open_puzzle();
    CHECK(w.tells("Knock Out Crab."));
    CHECK(w.tells("Not reached yet"));
    CHECK_FALSE(w.tells("attack \"Jolt\""));  // the solution is not told
    w.press("match.menu");
    CHECK(w.tells("Back to the puzzles"));
    CHECK_FALSE(w.stage->shown("match.menu.concede"));
    w.stage->press(Key::escape);
    w.stage->settle();
    w.press("attack.0");
    CHECK(w.state() == scenario::GoalState::failed);
    CHECK(w.tells("Goal missed"));
    CHECK(w.tells("Missed"));
    CHECK(w.session->match()->seat() == play::seat0);  // nobody plays on for nothing
    w.press("end.onward");
    CHECK(w.state() == scenario::GoalState::open);
    CHECK_FALSE(w.stage->shown("end.onward"));
    w.press("puzzle.hint");
    CHECK(w.tells("What matters here"));
    CHECK_FALSE(w.tells("Retreat: Mouse on your Bench comes up"));
    w.press("puzzle.hint");
    CHECK(w.tells("Retreat: Mouse on your Bench comes up"));
    CHECK_FALSE(w.tells("Jolt, "));
    ScenarioScript& script = *w.session->match()->script();
    while (script.next() < script.lines().size()) REQUIRE_FALSE(script.step());
    w.stage->settle();
    CHECK(w.state() == scenario::GoalState::reached);
    CHECK(w.tells("Goal reached"));
    CHECK(w.tells("Solved"));
    w.press("end.look");
    CHECK_FALSE(w.stage->shown("end.look"));
    w.stage->app().back();
    w.stage->settle();
    CHECK(w.tells("solved"));
}

TEST_CASE("Hints are sentences in the words of the options and in the language of the window", "[gui.puzzles]") {
    RulingShelf shelf(CUBENIGHT_TEST_DATA);
    shelf.show_only({CUBENIGHT_TEST_DATA "/scenarios/puzzles.scn"});
    const auto hints = [&](std::size_t puzzle, Language language) {
        REQUIRE_FALSE(shelf.take_out(0, puzzle));
        shelf.match()->speak(language);
        ScenarioScript& script = *shelf.match()->script();
        while (script.puzzle()->has_hints) script.give_hint();
        std::vector<std::string> told = script.puzzle()->hints;
        shelf.put_away();
        return told;
    };
    using Told = std::vector<std::string>;
    CHECK(hints(0, Language::english) ==
          Told{"Play Switch", "Choose Incineroar on your Bench", "Attack with Profane Punch"});
    CHECK(hints(4, Language::english) ==
          Told{"Attack with Spray",
               "Choose Spark Mouse on the other player's Bench and Lantern Fox on the other player's Bench"});
    CHECK(hints(5, Language::english) == Told{"Use Current Keeper: Undertow",
                                              "Attach Water Energy to Storm Wader on your Bench", "Play Rope",
                                              "Attack with Breaker"});
    CHECK(hints(7, Language::english)[0] == "Evolve Lantern Fox in your Active Spot into Great Fox");
    CHECK(hints(2, Language::finnish)[0] == "Peräänny, tilalle Spark Mouse (oma penkki)");
    CHECK(hints(3, Language::japanese)[1] == "相手のベンチのTide Crabを選ぶ");
    for (std::size_t puzzle = 0; puzzle < shelf.files().front().entries.size(); ++puzzle)
        for (const std::string& hint : hints(puzzle, Language::english)) {
            INFO(hint);
            CHECK(hint.find('"') == std::string::npos);
        }
}

TEST_CASE("A solved puzzle leads to the next that is not solved", "[gui.puzzles]") {
    ReadingDesk w(Page::home);
    const auto solve = [&] {
        ScenarioScript& script = *w.session->match()->script();
        while (script.next() < script.lines().size()) REQUIRE_FALSE(script.step());
        w.stage->settle();
    };
    w.stage->app().dropped(CUBENIGHT_TEST_DATA "/scenarios/puzzles.scn");
    w.stage->settle();
    w.press("rulings.entry.2");
    const std::string before = w.session->match()->title();
    CHECK_FALSE(w.stage->shown("puzzle.next"));
    solve();
    REQUIRE(w.stage->shown("end.onward"));
    w.press("end.onward");
    CHECK(w.screen() == "match");
    CHECK(w.session->match()->title() == w.session->rulings().front().entries[3].title);
    CHECK(w.session->rulings().front().entries[2].mark == RulingMark::held);
    solve();  // it ends the match, and yet it is the puzzle whose end is told
    CHECK_FALSE(w.stage->shown("over.leave"));
    CHECK(w.stage->shown("end.onward"));
    w.press("end.look");
    CHECK(w.stage->shown("puzzle.next"));
    w.stage->app().back();
    w.stage->settle();
    CHECK(w.screen() == "home");
}

TEST_CASE("Coins of a puzzle fall tails unless it tells them, and nobody is asked", "[gui.puzzles]") {
    static constexpr std::string_view luck = R"(
card "Fox" { pokemon basic fire hp 70 attack "Toss" [] 30x { flip 2 { after: times heads } } }
scenario "Luck" {
  clause JA A-01.4
  me { active "Fox" } them { active "Fox" { damage 40 }; bench "Fox" }
  goal knock out their "Fox"
  COINS
  attack "Toss"
  coins H H
}
)";
    ReadingDesk w(Page::home);
    const auto toss = [&](std::string_view coins) {
        std::string text(luck);
        text.replace(text.find("COINS"), 5, coins);
        const std::string path = (w.folder.path() / "luck.scn").string();
        test::put_bytes(path, text);
        w.stage->app().dropped(path);
        w.stage->settle();
        w.press("rulings.entry.0");
        REQUIRE(w.screen() == "match");
        const bool told = w.tells("Coins fall tails: luck is not needed.");
        w.press("attack.0");
        CHECK(w.session->match()->script()->puzzle()->without_luck == told);
        const scenario::GoalState state = w.state();
        w.stage->app().back();
        w.stage->settle();
        return std::pair(told, state);
    };
    CHECK(toss("") == std::pair(true, scenario::GoalState::failed));
    CHECK(toss("coins always heads") == std::pair(false, scenario::GoalState::reached));
}

TEST_CASE("Puzzles have a place of their own that counts the solved ones and begins the next by one press",
          "[gui.puzzles]") {
    ReadingDesk w(Page::home);
    w.session->shelf().show_only({CUBENIGHT_TEST_DATA "/scenarios/puzzles.scn"});
    const auto& entries = w.session->rulings().front().entries;
    const std::string all = std::to_string(entries.size());
    w.press("home.puzzles");
    CHECK(w.tells("Solved: 0 of " + all));
    w.stage->press(Key::enter);
    w.stage->settle();
    REQUIRE(w.screen() == "match");
    CHECK(w.session->match()->title() == entries[0].title);
    ScenarioScript& script = *w.session->match()->script();
    while (script.next() < script.lines().size()) REQUIRE_FALSE(script.step());
    w.stage->app().back();
    w.stage->settle();
    CHECK(w.tells("Solved: 1 of " + all));
    w.press("puzzles.next");
    CHECK(w.session->match()->title() == entries[1].title);
    w.stage->app().back();
    w.stage->settle();
    w.press("puzzles.0.3");
    CHECK(w.session->match()->title() == entries[3].title);
}

TEST_CASE("Without a puzzle its place says so", "[gui.puzzles]") {
    ReadingDesk w(Page::home);
    w.press("home.puzzles");
    CHECK(w.tells("No puzzles were found."));
    CHECK_FALSE(w.stage->shown("puzzles.next"));
}
