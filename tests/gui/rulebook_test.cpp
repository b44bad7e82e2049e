// The rulebook and the library of rulings in the window: a chip of a log leads to its clause and back, and a clause to the
// rulings that hold it.
#include "src/gui/widgets/card_faces.hpp"
#include "src/text/subjects.hpp"
#include "tests/gui/reading_desk.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using gui::Page;

TEST_CASE("A chip of the log leads to its clause in the rulebook and back to the match", "[gui.rulebook]") {
    ReadingDesk w(Page::match);
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
    ReadingDesk w(Page::home, Language::finnish);
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
    ReadingDesk w(Page::home);
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
    ReadingDesk w(Page::home);
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

TEST_CASE("What came of a ruling is kept for the next time", "[gui.rulebook]") {
    ReadingDesk w(Page::home);
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
    ReadingDesk w(Page::home);
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
    ReadingDesk w(Page::home);
    w.press("home.rulebook");
    CHECK(w.tells("Items and Tools"));
    CHECK(w.tells("Supporters"));
    CHECK(text::chapter_subject_of("FI phases") != text::chapter_subject_of("FI turn.draw"));
    CHECK(text::chapter_subject_of("CUBE note.1") != text::chapter_subject_of("CUBE turn.1"));
}

TEST_CASE("The rulebook begins with how each game is played, and each chip of it leads to its clause",
          "[gui.rulebook]") {
    for (const auto game : {text::LearnGame::pokemon, text::LearnGame::ultraman}) {
        ReadingDesk d(Page::rulebook);
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
    ReadingDesk d(Page::rulebook, Language::finnish);
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
        ReadingDesk d(page);
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
