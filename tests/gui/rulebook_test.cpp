// The rulebook, the library of rulings and the puzzles in the window: a chip of a log leads to its clause and back, a
// clause to the rulings that hold it, and a puzzle says whether its goal is reached.
#include <algorithm>
#include <cstdlib>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/gui/widgets/card_faces.hpp"
#include "src/text/subjects.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

constexpr const char* puzzle_file = R"(
card "Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 }
card "Mouse" { pokemon basic lightning hp 60 attack "Jolt" [L] 30 }
card "Crab" { pokemon basic water hp 90 weakness lightning x2 retreat 2 }
scenario "Sixty left and thirty at hand" {
  clause JA A-01.dmg3
  me { active "Fox" { energy R }; bench "Mouse" { energy L } }
  them { active "Crab" { damage 30 }; bench "Crab" }
  goal knock out their "Crab"
  wrong { attack "Flare" }
  retreat to "Mouse"
  attack "Jolt"
}
)";

struct Desk {
    test::Folder folder;
    std::unique_ptr<MemorySession> session;
    std::unique_ptr<Headless> stage;

    explicit Desk(Page page, Language language = Language::english) {
        ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
        session = sample_session(lantern(), page, SampleState::usual);
        session->shelf().show_only({});
        AppSettings settings;
        settings.taste.language = language;
        settings.taste.motion = Motion::reduced;
        stage = std::make_unique<Headless>(*session, page, 1600, 1000, settings);
        stage->settle();
    }
    ~Desk() { ::unsetenv("XDG_DATA_HOME"); }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    bool tells(std::string_view wanted) const {
        return std::ranges::any_of(stage->texts(),
                                   [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
    }
    void press(const std::string& id) {
        INFO(id);
        REQUIRE(stage->click(id));
        stage->settle();
    }
    void write(const std::string& field, const std::string& text) {
        stage->app().ui().focus(field);
        stage->frames(3);
        stage->type(text);
        stage->settle();
    }
    std::string screen() { return stage->app().screen(); }
    // A puzzle on the table.
    void open_puzzle() {
        const std::string file = (folder / "evening.scn").string();
        test::put_bytes(file, puzzle_file);
        stage->app().dropped(file);
        stage->settle();
        press("rulings.entry.0");
        REQUIRE(screen() == "match");
        REQUIRE(session->match()->script()->puzzle());
    }
    scenario::GoalState state() { return session->match()->script()->puzzle()->state; }
};

}  // namespace

TEST_CASE("A chip of the log leads to its clause in the rulebook and back to the match", "[gui.rulebook]") {
    Desk w(Page::match);
    std::string chip;
    for (const Item& item : w.stage->app().ui().items())
        if (item.id.starts_with("log.") && item.id.find(".clause.") != std::string::npos && item.visible.h > 8)
            chip = item.id;
    REQUIRE_FALSE(chip.empty());
    const std::uint64_t version = w.session->match()->version();
    w.press(chip);
    w.press("sheet.rulebook");
    CHECK(w.screen() == "rulebook");
    CHECK(std::ranges::any_of(w.stage->app().ui().items(),
                              [](const Item& item) { return item.id.starts_with("rulebook.clause."); }));
    w.press("over.back");
    CHECK(w.screen() == "match");
    CHECK(w.session->match()->version() == version);
    CHECK_FALSE(w.stage->shown("sheet.rulebook"));
}

TEST_CASE("The rulebook finds clauses by words and by number and says which language they are told in",
          "[gui.rulebook]") {
    Desk w(Page::home, Language::finnish);
    w.press("home.rulebook");
    w.write("rulebook.search", "FI setup.6");
    CHECK(w.stage->shown("rulebook.clause.FI setup.6"));
    w.press("rulebook.clause.FI setup.6");
    w.stage->app().ui().focus("rulebook.search");
    w.stage->frames(2);
    for (int i = 0; i < 12; ++i) w.stage->press(Key::backspace);
    w.stage->type("confused flips");
    w.stage->settle();
    CHECK(w.stage->shown("rulebook.clause.JA A-01.2b"));
    w.press("rulebook.clause.JA A-01.2b");
    CHECK_FALSE(w.tells("A Confused attacker flips"));
}

TEST_CASE("The rulings of the program lie on the shelf by subject and are found by words and clause",
          "[gui.rulebook]") {
    Desk w(Page::home);
    RulingShelf& shelf = w.session->shelf();
    RulingShelf whole(CUBENIGHT_TEST_DATA);
    while (whole.read_on()) {
    }
    std::size_t entries = 0;
    for (const RulingFile& file : whole.files()) {
        INFO(file.path);
        CHECK_FALSE(file.problem);
        entries += file.entries.size();
    }
    CHECK(entries > 11'000);
    CHECK(whole.read_count() == whole.library_count());
    CHECK(shelf.library_count() == 0);
}

TEST_CASE("A clause leads to the rulings that hold it and they lie on the table over what was there",
          "[gui.rulebook]") {
    Desk w(Page::home);
    w.open_puzzle();
    const MatchSession* before = w.session->match();
    w.session->clause_shelf().look_up("JA A-01.dmg3");
    w.stage->app().open(Page::rulebook);
    w.stage->settle();
    REQUIRE(w.screen() == "rulebook");
    w.press("rulebook.test.0");
    CHECK(w.screen() == "match");
    CHECK(w.session->match() != before);
    w.stage->app().back();
    w.stage->settle();
    CHECK(w.screen() == "rulebook");
    w.press("over.back");
    CHECK(w.screen() == "match");
    CHECK(w.session->match() == before);
}

TEST_CASE("A puzzle tells its goal, that it was missed, and after another try that it is reached", "[gui.rulebook]") {
    Desk w(Page::home);
    w.open_puzzle();
    CHECK(w.tells("Knock Out Crab."));
    CHECK(w.tells("Not reached yet"));
    CHECK_FALSE(w.tells("attack \"Jolt\""));  // the solution is not told
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

TEST_CASE("Hints are sentences in the words of the options and in the language of the window", "[gui.rulebook]") {
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

TEST_CASE("A solved puzzle leads to the next that is not solved", "[gui.rulebook]") {
    Desk w(Page::home);
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

TEST_CASE("Coins of a puzzle fall tails unless it tells them, and nobody is asked", "[gui.rulebook]") {
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
    Desk w(Page::home);
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

TEST_CASE("What came of a ruling is kept for the next time", "[gui.rulebook]") {
    Desk w(Page::home);
    w.session->shelf().keep_marks();
    w.open_puzzle();
    ScenarioScript& script = *w.session->match()->script();
    while (script.next() < script.lines().size()) REQUIRE_FALSE(script.step());
    w.session->put_ruling_away();
    RulingShelf another(CUBENIGHT_TEST_DATA);
    another.keep_marks();
    another.put_in((w.folder / "evening.scn").string());
    REQUIRE(another.files().front().entries.size() == 1);
    CHECK(another.files().front().entries.front().mark == RulingMark::held);
}

TEST_CASE("Cards of a cube are narrowed by stage and one of them shows its notation", "[gui.rulebook]") {
    Desk w(Page::home);
    w.press("home.library");
    const auto cards = [&] {
        return std::ranges::count_if(w.stage->app().ui().items(),
                                     [](const Item& item) { return item.id.starts_with("library.card."); });
    };
    REQUIRE(cards() > 0);
    const std::string stage2 = "library." + std::to_string(static_cast<int>(CardSort::stage)) + "." +
                               std::to_string(static_cast<int>(Stage::stage2));
    w.press(stage2);
    w.press("library.card.0");
    CHECK_FALSE(w.tells("pokemon stage2"));  // nobody is shown what files look like who does not ask for it
    w.press("library.notation");
    CHECK(w.tells("pokemon stage2"));
}

TEST_CASE("Chapters that follow each other are not called the same where they are about different cards",
          "[gui.rulebook]") {
    Desk w(Page::home);
    w.press("home.rulebook");
    CHECK(w.tells("Items and Tools"));
    CHECK(w.tells("Supporters"));
    CHECK(text::chapter_subject_of("FI phases") != text::chapter_subject_of("FI turn.draw"));
    CHECK(text::chapter_subject_of("CUBE note.1") != text::chapter_subject_of("CUBE turn.1"));
}

TEST_CASE("The rulebook begins with how each game is played, and each chip of it leads to its clause",
          "[gui.rulebook]") {
    for (const auto game : {text::LearnGame::pokemon, text::LearnGame::ultraman}) {
        Desk d(Page::rulebook);
        d.press("rulebook.learn." + std::to_string(static_cast<int>(game)));
        const auto& book = d.session->clause_shelf().book();
        REQUIRE(book);
        std::size_t chips = 0;
        for (const text::LearnPart& part : text::learn_parts(game))
            for (const std::string_view clause : part.clauses) {
                CHECK(book->find(clause));
                ++chips;
            }
        CHECK(chips > 30);
        const std::string first(text::learn_parts(game).front().clauses.front());
        d.press("learn.0." + first);
        d.stage->settle();
        CHECK_FALSE(d.stage->shown("learn.0." + first));
        CHECK(d.stage->shown("rulebook.clause." + first));
    }
}

TEST_CASE("Clauses that no engine cites are told and found in the language of the window", "[gui.rulebook]") {
    const auto beginning = [](const std::string& sentence) {
        std::size_t end = 0;
        for (int words = 0; words < 3 && end != std::string::npos; ++words) end = sentence.find(' ', end + 1);
        return sentence.substr(0, end);
    };
    Desk d(Page::rulebook, Language::finnish);
    const auto& book = d.session->clause_shelf().book();
    REQUIRE(book);
    for (const char* clause : {"JA A-05.b3", "ZH D-03.b2", "FI liite-k", "CUBE draft.2", "UCG 3.2.1"}) {
        INFO(clause);
        d.session->clause_shelf().look_up(clause);
        d.stage->settle();
        CHECK(d.stage->shown(std::string("rulebook.clause.") + clause));
        CHECK(d.tells(beginning(book->told(*book->find(clause), Language::finnish))));
        CHECK_FALSE(d.tells(beginning(book->told(*book->find(clause), Language::english))));
    }
    d.press("rulebook.search");
    d.stage->type("devolvoida");
    d.stage->settle();
    CHECK(d.stage->shown("rulebook.clause.JA C-13.b6"));
    CHECK_FALSE(d.stage->shown("rulebook.clause.UCG 3.2.1"));
}

TEST_CASE("The keys of a match lead to how its game is played and back", "[gui.rulebook]") {
    for (const Page page : {Page::match, Page::ultraman}) {
        Desk d(page);
        d.stage->press(Key::f1);
        d.press("keys.learn");
        d.stage->settle();
        const std::string first = page == Page::match ? "learn.0.JA A-04.b2" : "learn.0.UCG 3.6.1";
        CHECK(d.stage->shown(first));
        d.press("over.back");
        d.stage->settle();
        CHECK_FALSE(d.stage->shown(first));
        CHECK(d.stage->shown("match.menu"));
    }
}

TEST_CASE("Puzzles have a place of their own that counts the solved ones and begins the next by one press",
          "[gui.rulebook]") {
    Desk w(Page::home);
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

TEST_CASE("Without a puzzle its place says so", "[gui.rulebook]") {
    Desk w(Page::home);
    w.press("home.puzzles");
    CHECK(w.tells("No puzzles were found."));
    CHECK_FALSE(w.stage->shown("puzzles.next"));
}
