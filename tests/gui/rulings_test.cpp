// Scenario files in the window: a file is opened, one of its positions is played by hand and by its own statements,
// and a file that cannot be read says where and why.
#include "src/gui/samples/pictures.hpp"
#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/scenario_match.hpp"
#include "tests/gui/ruling_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

constexpr const char* good_file = R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 attack "Toss" [R] 20x { flip 2 { after: times heads } } }
scenario "Thirty damage" {
  clauses JA A-01.4, JA A-01.b2
  me { active "Lantern Fox" { energy R }; hand "Lantern Fox", R }
  expect their active undamaged
  attack "Flare"
  expect their active damage 30
  expect their active damage 40
  refuse attack "Flare"
}
scenario "Coins" {
  players Aino and Ben
  me { active "Lantern Fox" { energy R }; hand R }
  attack "Toss"
  coins H T
  expect their active damage 20
}
scenario "Coins that nobody told" {
  me { active "Lantern Fox" { energy R } }
  expect my active damage 0
}
)";

struct EveningOfRulings : RulingEvening {
    using RulingEvening::RulingEvening;
    MatchSession& match() { return *session->match(); }
    int damage_of_them() { return match().view().pokemon[match().view().seats[pokemon::seat1].active].damage; }
};

}  // namespace

TEST_CASE("A scenario file that is dropped onto the window is listed with titles and clauses", "[gui.rulings]") {
    EveningOfRulings w(good_file);
    CHECK(w.tells("evening"));
    CHECK(w.tells("3 scenarios"));
    CHECK(w.tells("Thirty damage"));
    CHECK(w.tells("JA A-01.b2"));
    w.stage->app().ui().focus("rulings.search");
    w.stage->frames(3);
    w.stage->type("b2");
    w.stage->frames(2);
    CHECK(w.tells("Thirty damage"));
    CHECK_FALSE(w.tells("Coins that nobody told"));
}

TEST_CASE("Rulings are found by their cards and by what they do, those whose title says it first", "[gui.rulings]") {
    EveningOfRulings w(std::string(good_file) + R"(
scenario "Of a flare and nothing else" { me { active "Lantern Fox" } expect my active undamaged }
# The Great Lamp is no card.
scenario "Nothing at all" { me { active "Lantern Fox" } refuse attack "Flare" by JA C-19.b1 }
)");
    const auto found = [&](const char* words) {
        w.stage->app().ui().focus("rulings.search");
        w.stage->frames(3);
        w.stage->press(Key::escape);
        w.stage->frames(2);
        w.stage->app().ui().focus("rulings.search");
        w.stage->frames(3);
        w.stage->type(words);
        w.stage->settle();
    };
    found("toss");
    CHECK(w.tells("Coins"));
    CHECK_FALSE(w.tells("Nothing at all"));
    found("great lamp");
    CHECK(w.tells("Nothing at all"));
    CHECK_FALSE(w.tells("Of a flare and nothing else"));
    found("C-19");
    CHECK(w.tells("Nothing at all"));
    found("flare");
    const auto place = [&](std::string_view title) {
        const auto mark = std::ranges::find(w.stage->texts(), title, &TextMark::text);
        REQUIRE(mark != w.stage->texts().end());
        return mark->box.y;
    };
    CHECK(place("Of a flare and nothing else") < place("Thirty damage"));
}

TEST_CASE("A ruling tells in the language of the screen what it is about", "[gui.rulings]") {
    AppSettings settings;
    settings.taste.language = Language::finnish;
    EveningOfRulings w(good_file, 1600, 1000, settings);
    const auto& book = w.session->clause_shelf().book();
    REQUIRE(book);
    const std::string& told = book->told(*book->find("JA A-01.4"), Language::finnish);
    REQUIRE_FALSE(told.empty());
    CHECK(w.tells(told));
    CHECK(w.tells("Thirty damage"));
}

TEST_CASE("Step plays the next action and marks what must be true and what is not", "[gui.rulings]") {
    EveningOfRulings w(good_file);
    w.open(0);
    REQUIRE(w.lines().size() == 5);
    CHECK(w.tells("their active undamaged"));
    REQUIRE(w.stage->click("script.step"));
    CHECK(w.lines()[0].state == LineState::holds);
    CHECK(w.lines()[1].state == LineState::open);
    w.stage->press(Key::n);
    CHECK(w.lines()[1].state == LineState::done);
    CHECK(w.lines()[2].state == LineState::holds);
    CHECK(w.lines()[3].state == LineState::fails);
    CHECK(w.lines()[3].trouble.english().find("damage is 30") != std::string::npos);
    CHECK(w.lines()[4].state == LineState::holds);
    CHECK(w.lines()[4].text == "refuse attack \"Flare\"");
    CHECK(w.tells("damage is 30"));
    CHECK(w.damage_of_them() == 30);
    const std::uint64_t version = w.match().version();
    w.stage->press(Key::n);  // nothing is left to play
    CHECK(w.match().version() == version);
    REQUIRE(w.stage->click("script.restart"));
    CHECK(w.damage_of_them() == 0);
    CHECK(std::ranges::all_of(w.lines(), [](const ScriptLine& line) { return line.state == LineState::open; }));
    CHECK(w.match().log().empty());
}

TEST_CASE("A scenario's position is played by hand on both sides and undone", "[gui.rulings]") {
    EveningOfRulings w(good_file);
    w.open(0);
    CHECK(w.match().seat() == pokemon::seat0);
    REQUIRE(w.stage->click("attack.0"));
    CHECK(w.damage_of_them() == 30);
    CHECK(w.match().seat() == pokemon::seat1);  // the other side's turn, with no curtain between
    CHECK_FALSE(w.match().awaited().has_value());
    REQUIRE(w.stage->click("match.undo"));
    CHECK(w.damage_of_them() == 0);
    CHECK(w.match().seat() == pokemon::seat0);
    w.stage->press(Key::n);
    w.stage->press(Key::n);
    w.stage->press(Key::z);
    CHECK(w.match().script()->next() == 1);
    CHECK(w.lines()[0].state == LineState::holds);
    CHECK(w.lines()[2].state == LineState::open);
}

TEST_CASE("The scenario's coins fall as it says and others are asked of the person", "[gui.rulings]") {
    EveningOfRulings told(good_file);
    told.open(1);
    CHECK(told.match().name(pokemon::seat0) == "Aino");
    told.stage->press(Key::n);
    CHECK(told.lines()[2].state == LineState::holds);
    CHECK(told.damage_of_them() == 20);

    EveningOfRulings asked(good_file);
    asked.open(2);
    REQUIRE(asked.stage->click("attack.1"));
    REQUIRE(asked.stage->shown("option.0"));
    CHECK(asked.damage_of_them() == 0);
    asked.stage->press(Key::digit1);  // heads
    REQUIRE(asked.stage->shown("option.1"));
    REQUIRE(asked.stage->click("option.0"));
    CHECK(asked.damage_of_them() == 40);
}

TEST_CASE("The cards that a question is about lie beside it", "[gui.rulings][gui.match]") {
    EveningOfRulings w(R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Wick Owl" { pokemon basic water hp 60 attack "Peck" [C] 10 }
card "Spyglass" { item play { look top 3 of my.deck as $a; may { put all $a[pokemon] -> my.hand } } }
card "Lens" { item play { look top 3 of my.deck as $a; may { put 1 $a[pokemon] -> my.hand } } }
scenario "Three on top" {
  me { active "Lantern Fox"; hand "Spyglass", "Lens"; deck "Wick Owl", R, "Lantern Fox", "Spyglass" }
  refuse attack "Flare"
}
)");
    w.open(0);
    const auto looked = [&] {
        return std::ranges::count_if(w.stage->app().ui().items(),
                                     [](const Item& item) { return item.id.starts_with("looked."); });
    };
    CHECK(looked() == 0);
    w.stage->press(Key::digit1);  // the Spyglass
    REQUIRE(w.match().view().choice.kind == pokemon::ChoiceKind::may);
    CHECK(looked() == 3);
    CHECK(w.tells("Wick Owl"));
    REQUIRE(w.stage->click("option.1"));
    w.stage->press(Key::digit1);  // the Lens
    w.stage->settle();
    // Two of them can be taken; the third is there to be seen.
    REQUIRE(w.match().view().choice.kind == pokemon::ChoiceKind::may);
    CHECK(w.stage->shown("pick.0"));
    CHECK(w.stage->shown("pick.1"));
    CHECK_FALSE(w.stage->shown("pick.2"));
    CHECK(looked() == 1);
}

TEST_CASE("Cards that are shown lie over the side that nothing is chosen on and can be laid aside",
          "[gui.rulings][gui.match]") {
    EveningOfRulings w(R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Spyglass" { item play { look top 3 of my.deck as $a; counters 1 on 1 their.pokemon } }
card "Periscope" { item play { look top 3 of my.deck as $a; heal 10 1 my.pokemon } }
scenario "Both" {
  me { active "Lantern Fox" { damage 20 }; bench "Lantern Fox" { damage 20 }; hand "Spyglass", "Periscope"; deck R, R, "Lantern Fox", "Spyglass" }
  them { active "Lantern Fox"; bench "Lantern Fox" }
  refuse attack "Flare"
}
)");
    w.open(0);
    const auto shown_at = [&]() -> float {
        for (const Item& item : w.stage->app().ui().items())
            if (item.id.starts_with("looked.")) return item.rect.y;
        return -1;
    };
    const auto slot_at = [&](SeatId seat) {
        const Item* item = w.stage->app().ui().find("slot." + std::to_string(w.match().view().seats[seat].active));
        REQUIRE(item != nullptr);
        return item->rect.y;
    };
    w.stage->press(Key::digit1);
    w.stage->settle();
    REQUIRE(shown_at() > 0);
    CHECK(shown_at() > slot_at(pokemon::seat1));
    w.press("cards.away");
    CHECK(shown_at() < 0);
    w.press("cards.away");
    CHECK(shown_at() > 0);
    w.press("slot." + std::to_string(w.match().view().seats[pokemon::seat1].active));
    w.stage->press(Key::digit1);
    w.stage->settle();
    REQUIRE(shown_at() > 0);
    CHECK(shown_at() < slot_at(pokemon::seat0));
}

TEST_CASE("What was chosen in a list stays there with a mark", "[gui.rulings][gui.match]") {
    EveningOfRulings w(R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Wick Owl" { pokemon basic water hp 60 attack "Peck" [C] 10 }
card "Whistle" { item play { search my.deck for up to 3 my.deck[basic] -> my.hand; shuffle my.deck } }
scenario "Whistle" {
  me { active "Lantern Fox"; hand "Whistle"; deck "Lantern Fox", "Wick Owl", "Lantern Fox", R }
  refuse attack "Flare"
}
)");
    w.open(0);
    w.stage->press(Key::digit1);
    w.stage->settle();
    CHECK_FALSE(w.tells("Chosen"));
    const auto chosen = [&] {
        return std::ranges::count_if(w.stage->app().ui().items(),
                                     [](const Item& item) { return item.id.starts_with("chosen."); });
    };
    w.press("pick.0");
    REQUIRE(w.match().view().choice.picked == 1);
    CHECK(chosen() == 1);
    CHECK(w.tells("Chosen"));
    w.press("pick.0");
    REQUIRE(w.match().view().choice.picked == 2);
    CHECK(chosen() == 2);
    w.stage->press(Key::z);
    w.stage->settle();
    REQUIRE(w.match().view().choice.picked == 1);
    CHECK(chosen() == 1);
}

TEST_CASE("No attack is used while another card asks", "[gui.rulings][gui.match]") {
    EveningOfRulings w(R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Wick Owl" { pokemon basic water hp 60 attack "Peck" [C] 10 }
card "Spyglass" { item play { look top 3 of my.deck as $a; may { put 1 $a[pokemon] -> my.hand } } }
scenario "A question" {
  me { active "Lantern Fox" { energy R }; hand "Spyglass"; deck "Wick Owl", R, "Lantern Fox" }
  refuse attack "Peck"
}
)");
    w.open(0);
    w.stage->press(Key::digit1);
    w.stage->settle();
    REQUIRE(w.match().view().choice.kind == pokemon::ChoiceKind::may);
    w.stage->click("attack.0");
    CHECK(w.match().view().choice.kind == pokemon::ChoiceKind::may);
    w.stage->press(Key::q);
    CHECK(w.match().view().choice.kind == pokemon::ChoiceKind::may);
    CHECK(w.damage_of_them() == 0);
}

TEST_CASE("Enter never takes nothing while something can be taken", "[gui.rulings][gui.match][window.match]") {
    EveningOfRulings w(R"(
card "Lantern Fox" { pokemon basic fire hp 70 attack "Flare" [R] 30 }
card "Whistle" { item play { search my.deck for up to 2 my.deck[basic] -> my.hand; shuffle my.deck } }
scenario "Whistle" {
  me { active "Lantern Fox"; hand "Whistle"; deck "Lantern Fox", "Lantern Fox", R, R }
  refuse attack "Flare"
}
)");
    w.open(0);
    const auto hand = [&] { return w.match().view().seats[pokemon::seat0].hand.size(); };
    w.stage->press(Key::digit1);
    REQUIRE(w.match().view().choice.kind == pokemon::ChoiceKind::pick_card);
    w.stage->frames(3, 400);  // until the card lies on its pile
    REQUIRE(w.stage->shown("list.done"));
    w.stage->press(Key::enter);  // goes to the first card
    REQUIRE(w.match().view().choice.kind == pokemon::ChoiceKind::pick_card);
    CHECK(w.match().view().choice.picked == 0);
    CHECK(w.stage->app().ui().focused() == "pick.0");
    w.stage->press(Key::enter);  // takes it
    REQUIRE(w.match().view().choice.picked == 1);
    REQUIRE(w.stage->click("list.done"));
    CHECK(hand() == 1);
}

TEST_CASE("A scenario file that cannot be read says file, line and reason and loses nothing", "[gui.rulings]") {
    EveningOfRulings w("scenario \"Half\" {\n  me { active \"Nobody knows\" }\n  atack \"Flare\"\n}\n");
    CHECK(w.tells("cannot be read"));
    CHECK(w.tells("evening.scn, line 3"));
    CHECK(w.tells("expected"));
    test::put_bytes(w.file, good_file);
    REQUIRE(w.stage->click("rulings.again"));
    CHECK(w.tells("Thirty damage"));
    CHECK(w.session->rulings().size() == 1);
}

TEST_CASE("What is wrong with a scenario is said in the language of the window", "[gui.rulings]") {
    AppSettings settings;
    settings.taste.language = Language::finnish;
    const EveningOfRulings unread("scenario \"Half\" {\n  me { active \"A\", \"B\" }\n}\n", 1600, 1000, settings);
    CHECK(unread.tells("tässä pitäisi olla"));
    CHECK_FALSE(unread.tells("expected"));
    EveningOfRulings w(good_file, 1600, 1000, settings);
    w.open(0);
    w.stage->press(Key::n);
    w.stage->press(Key::n);
    REQUIRE(w.lines()[3].state == LineState::fails);
    w.stage->settle();
    CHECK(w.tells("mutta damage on 30"));
}

TEST_CASE("A position that cannot be is told when it is opened", "[gui.rulings]") {
    EveningOfRulings w("scenario \"No such card\" {\n  me { active \"Nobody knows\" }\n  end turn\n}\n");
    REQUIRE(w.stage->click("rulings.entry.0"));
    CHECK(std::string(w.stage->app().screen()) == "home");
    CHECK(w.tells("Nobody knows"));
    CHECK(w.session->match() == nullptr);
}

TEST_CASE("A file that is no scenario file changes nothing", "[gui.rulings]") {
    EveningOfRulings w(good_file);
    w.stage->app().dropped("/tmp/picture.png");
    w.stage->frames(3);
    CHECK(w.tells("is no scenario file"));
    CHECK(w.session->rulings().size() == 1);
}

TEST_CASE("Every puzzle and every ruling opens at the match table and steps to its end", "[gui.rulings]") {
    const auto paths = scenario_paths(test::Game::pokemon);
    REQUIRE(paths.size() >= 500);
    CHECK(step_through<ScenarioMatch>(paths, &store::load_scenarios) >
          10'000u / static_cast<unsigned>(test::Sparse::every()));
}

TEST_CASE("The picture of a ruling is of the game that was asked for", "[gui.rulings]") {
    const test::Folder folder;
    PictureWish wish;
    wish.screen = "ruling";
    wish.data = CUBENIGHT_TEST_DATA;
    wish.file = (folder.path() / "ruling.png").string();
    wish.point = "phase.0";  // of the turn of the Ultraman Card Game
    wish.game = SampleGame::ultraman;
    CHECK_FALSE(draw_picture(wish));
    wish.game = SampleGame::pokemon;
    CHECK(draw_picture(wish));
}

TEST_CASE("A search in which a subject has nothing says so", "[gui.rulings]") {
    EveningOfRulings w(good_file);
    w.stage->press(Key::f);
    w.stage->type("zzz");
    w.stage->settle();
    CHECK(w.tells("No scenario fits this search."));
    CHECK(w.tells("nothing fits"));
    CHECK_FALSE(w.tells("0 scenarios"));
}
