// Setting a night and practising: numbers by every means, kinds of seats and their names, clocks, pairings, decks to practise with.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/home/night_name.hpp"
#include "src/gui/sessions/bot_draft.hpp"
#include "src/gui/sessions/listed_cards.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/text/names.hpp"
#include "tests/gui/home_page.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("A number is typed, turned with the wheel, stepped with keys and goes on while its button is held",
          "[gui.home][window.night]") {
    HomePage h;
    REQUIRE(h.stage.click("home.players.4"));
    h.set_table();
    REQUIRE(h.stage.click("seating.deck.value"));
    h.stage.frames(2);
    h.stage.type("52");
    h.stage.wheel("seating.packs.value", 1);
    REQUIRE(h.stage.click("seating.pick_clock.value"));
    h.stage.frames(2);
    h.stage.press(Key::up);
    h.stage.frames(2);
    h.stage.press(Key::up);
    h.stage.frames(2);
    REQUIRE(h.stage.hold_mouse("seating.build_clock.more", 1200));
    const draft::NightSettings& settings = h.deal();
    CHECK(settings.row.deck_size == 52);
    CHECK(settings.row.packs == 10);
    CHECK(settings.pick_seconds == 30);
    CHECK(settings.build_minutes == 180);  // the most, reached without letting go
}

TEST_CASE("Enter ends a number that is typed, and deals the packs when it comes again", "[gui.home]") {
    HomePage h;
    h.set_table();
    REQUIRE(h.stage.click("seating.deck.value"));
    h.stage.frames(2);
    h.stage.type("52");
    h.stage.press(Key::enter);
    h.stage.frames(3);
    REQUIRE(h.stage.shown("seating.deck.value"));
    REQUIRE(h.session->night() == nullptr);
    h.stage.press(Key::enter);
    h.stage.frames(3);
    REQUIRE(h.session->night());
    CHECK(h.session->night()->settings.row.deck_size == 52);
}

TEST_CASE("The sheet of the seats stays where it is while seats come and go, and they come back as they were",
          "[gui.home][window.night]") {
    HomePage h;
    h.set_table();
    const Rect more = h.box("seating.players.more");
    REQUIRE(h.stage.click("seating.seat7.name"));
    h.stage.frames(2);
    h.stage.type(" II");
    for (const std::string step : {"less", "less", "less", "more", "more", "more"}) {
        REQUIRE(h.stage.click("seating.players." + step));
        h.stage.frames(2);
        CHECK(h.box("seating.players.more").y == more.y);
    }
    CHECK(h.deal().seats[7].name.ends_with(" II"));
}

TEST_CASE("The language can be chosen on the sheet of the seats, and names that nobody typed follow it", "[gui.home]") {
    HomePage h;
    h.set_table();
    REQUIRE(h.stage.click("seating.seat2.name"));
    h.stage.frames(2);
    h.stage.type(" II");
    REQUIRE(h.stage.click("seating.language.FI"));
    h.stage.settle();
    CHECK(h.stage.app().taste().language == Language::finnish);
    const draft::NightSettings& settings = h.deal();
    CHECK(settings.seats[0].name == "Pelaaja 1");
    CHECK(settings.seats[1].name == text::bot_name(0, Language::finnish));
    CHECK(settings.seats[2].name == std::string(text::bot_name(1, Language::english)) + " II");
}

TEST_CASE("A seat that becomes a person's is called as one and a name that was typed stays",
          "[gui.home][window.night]") {
    HomePage h;
    h.set_table();
    REQUIRE(h.stage.click("seating.seat1.kind.0"));
    REQUIRE(h.stage.click("seating.seat2.kind.2"));
    REQUIRE(h.stage.click("seating.seat3.name"));
    h.stage.frames(2);
    h.stage.type("!");
    REQUIRE(h.stage.click("seating.seat3.kind.0"));
    REQUIRE(h.stage.click("seating.seat0.kind.1"));
    const draft::NightSettings& settings = h.deal();
    CHECK(settings.seats[1].name == "Player 2");
    CHECK(settings.seats[1].kind == draft::SeatKind::person);
    CHECK(settings.seats[2].skill == draft::BotSkill::random);
    CHECK(settings.seats[3].name.ends_with("!"));
    CHECK(settings.seats[0].name.starts_with("Bot "));
}

TEST_CASE("Clocks come in sets and a pairing brings its number of rounds", "[gui.home][window.night]") {
    HomePage h;
    h.set_table();
    REQUIRE(h.stage.click("seating.clocks.2"));
    REQUIRE(h.stage.click("seating.pairing.2"));
    CHECK(h.told("who loses is out"));
    const draft::NightSettings& settings = h.deal();
    CHECK(settings.pick_seconds == 60);
    CHECK(settings.build_minutes == 30);
    CHECK(settings.round_minutes == 50);
    CHECK(settings.pairing == draft::PairingSystem::elimination);
    CHECK(h.session->night()->round_count() == 3);
}

TEST_CASE("A rule set says in words what it changes and the tags of rules are in the language of the window",
          "[gui.home]") {
    HomePage h;
    h.set_table();
    CHECK(h.told("Otherwise than in the rules \"Japan 3.0\": "));  // what the cube itself changes
    CHECK(h.told("Pokémon Checkup"));
    REQUIRE(h.stage.click("seating.rules.3"));
    h.stage.frames(2);
    CHECK(h.told("Otherwise than the cube has it"));
    REQUIRE(h.stage.click("seating.options"));
    h.stage.frames(2);
    CHECK(h.told("house rule"));
    Taste taste = h.stage.app().taste();
    taste.language = Language::finnish;
    h.stage.app().set_taste(taste);
    h.stage.frames(2);
    CHECK_FALSE(h.told("house rule"));
    CHECK_FALSE(h.told("difference "));
    CHECK(h.told("talon sääntö"));
}

TEST_CASE("A match of Pokémon is practised with decks that bots draft and may be taken back freely",
          "[gui.practice][window.night]") {
    HomePage h;
    REQUIRE(h.stage.click("home.practice"));
    h.stage.frames(2);
    REQUIRE(h.stage.click("practice.0.deck.0"));
    REQUIRE(h.stage.click("practice.1.deck.0"));
    h.stage.press(Key::enter);
    h.stage.frames(2);
    REQUIRE(std::string(h.stage.app().screen()) == "match");
    REQUIRE(h.session->match());
    CHECK(h.session->match()->undoing() == Undoing::freely);
    CHECK_FALSE(h.session->ultraman_match());
    CHECK(h.session->match()->name(SeatId{1}) == "Bot Lamp");
    Taste taste;
    taste.language = Language::finnish;
    h.stage.app().set_taste(taste);
    h.stage.settle();
    CHECK(h.session->match()->name(SeatId{1}) == text::bot_name(0, Language::finnish));
    CHECK(h.told(text::bot_name(0, Language::finnish)));
    CHECK_FALSE(h.told("Bot Lamp"));
}

TEST_CASE("Names that the program gave follow the language and typed names stay", "[gui.home]") {
    HomePage h;
    h.set_table();
    h.stage.app().ui().focus("seating.seat0.name");
    h.stage.frames(3);
    h.stage.type("Bo");
    h.stage.frames(2);
    const draft::NightSettings& settings = h.deal();
    REQUIRE(settings.seats[1].name == "Bot Lamp");
    const std::string typed = settings.seats[0].name;
    Taste taste;
    taste.language = Language::finnish;
    h.stage.app().set_taste(taste);
    h.stage.settle();
    REQUIRE(std::string(h.stage.app().screen()) == "draft");
    CHECK(h.told(text::bot_name(0, Language::finnish)));
    CHECK(h.told(typed));
    CHECK_FALSE(h.told("Bot Lamp"));
    CHECK(settings.seats[1].name == "Bot Lamp");  // as it is kept
}

TEST_CASE("A quick draft seats a person and three bots by one press", "[gui.practice]") {
    HomePage h;
    REQUIRE(h.stage.click("home.practice"));
    h.stage.frames(2);
    h.stage.press(Key::q);
    h.stage.frames(2);
    REQUIRE(std::string(h.stage.app().screen()) == "draft");
    const draft::NightSettings& settings = h.session->night()->settings;
    CHECK(settings.seats.size() == 4);
    CHECK(draft::picks_per_seat(settings.row) <= 30);
    CHECK(settings.row.deck_size == 30);
    CHECK(h.session->sharing() == 1);
}

TEST_CASE("A list of the cube's cards is a deck, and all lines that mean none of them are named", "[gui.practice]") {
    const CardSet& cards = *lantern().set;
    const auto deck = listed_cards("Pokémon: 2\n2 Tepig\nEnergy: 3\n3 Fire Energy\n", cards, "mine.txt");
    CHECK(deck.errors.empty());
    CHECK(deck.cards.size() == 5);
    CHECK(std::ranges::count(deck.cards, *cards.find_name("Tepig")) == 2);
    const auto wrong = listed_cards("1 Nobody Knows\n2 Tepig\n1 Nor This One\n", cards, "mine.txt");
    REQUIRE(wrong.errors.size() == 2);
    CHECK(wrong.errors[0].line == 1);
    CHECK(wrong.errors[1].line == 3);
    CHECK(listed_cards("", cards, "mine.txt").errors.size() == 1);
}

TEST_CASE("Practice says where lists of one's own lie", "[gui.practice]") {
    HomePage h;
    REQUIRE(h.stage.click("home.practice"));
    h.stage.settle();
    REQUIRE(h.stage.click("practice.lists"));
    h.stage.frames(2);
    CHECK(h.told("are decks here"));
    CHECK(h.stage.shown("practice.0.deck.new"));
}

TEST_CASE("The sheet of the cubes is gone through with the arrows and says of which game each is", "[gui.home]") {
    HomePage h;
    std::vector<CubeSummary> cubes(2, h.session->cubes().front());
    cubes[1].id = "sea", cubes[1].name = "Sea Cube", cubes[1].counts = UltramanCounts{};
    h.session->set_library(h.session->nights(), cubes);
    h.stage.settle();
    CHECK(h.told("Pokémon · "));
    REQUIRE(h.stage.click("home.cube"));
    h.stage.settle();
    CHECK(h.told("Ultraman Card Game · "));
    h.stage.press(Key::down);
    h.stage.press(Key::enter);
    h.stage.settle();
    CHECK_FALSE(h.stage.shown("sheet.close"));
    CHECK(h.told("Sea Cube"));
}

TEST_CASE("Where decks are brought it is said why only one game is there", "[gui.home]") {
    HomePage h;
    REQUIRE(h.stage.click("home.form.1"));
    h.stage.settle();
    CHECK(h.told("own decks in Practice"));
}

TEST_CASE("A round robin of fewer rounds says that not everybody meets everybody", "[gui.home]") {
    HomePage h;
    h.set_table();
    REQUIRE(h.stage.click("seating.pairing.1"));
    h.stage.frames(2);
    CHECK(h.told("everybody meets everybody once"));
    REQUIRE(h.stage.click("seating.rounds.less"));
    h.stage.frames(2);
    CHECK_FALSE(h.told("everybody meets everybody once"));
    CHECK(h.told("Rounds: 6 of the 7"));
    for (int i = 0; i < 4; ++i) REQUIRE(h.stage.click("seating.players.less"));
    h.stage.frames(2);
    CHECK(h.told("once after round 3"));
}

TEST_CASE("The next night with a cube begins with the numbers of the last one", "[gui.home]") {
    Taste kept;
    {
        HomePage h;
        REQUIRE_FALSE(h.stage.shown("home.players.7"));  // the cube suggests no such table
        REQUIRE(h.stage.click("home.players.8"));
        h.set_table();
        REQUIRE(h.stage.click("seating.players.less"));
        REQUIRE(h.stage.click("seating.clocks.2"));
        REQUIRE(h.stage.click("seating.deck.more"));
        h.stage.app().ui().focus("seating.seat0.name");
        h.stage.frames(3);
        h.stage.type("Aino");
        h.stage.frames(2);
        REQUIRE(h.stage.click("seating.seat1.kind.0"));
        const draft::NightSettings settings = h.deal();
        REQUIRE(settings.row.players == 7);
        kept = h.stage.app().taste();
        REQUIRE(kept.tables.size() == 1);
        CHECK(kept.tables[0].row.deck_size == settings.row.deck_size);
    }
    const auto session = sample_session(lantern(), Page::home, SampleState::usual);
    AppSettings settings;
    settings.taste = kept;
    Headless stage(*session, Page::home, 1600, 1000, settings);
    stage.settle();
    CHECK(stage.shown("home.players.7"));
    stage.press(Key::n);
    REQUIRE(stage.shown("seating.deal"));
    CHECK(stage.shown("seating.seat6.name"));
    CHECK_FALSE(stage.shown("seating.seat7.name"));
    REQUIRE(stage.click("seating.deal"));
    REQUIRE(session->night());
    CHECK(session->night()->settings.row == kept.tables[0].row);
    CHECK(session->night()->settings.pick_seconds == 60);
    CHECK(session->night()->settings.round_minutes == 50);
    // And with its people.
    REQUIRE(kept.tables[0].people.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK(session->night()->settings.seats[i].name == kept.tables[0].people[i]);
        CHECK(session->night()->settings.seats[i].kind == draft::SeatKind::person);
    }
    CHECK(kept.tables[0].people[0].ends_with("Aino"));
    CHECK(session->night()->settings.seats[2].kind == draft::SeatKind::bot);
    // Each cube once, the last one first.
    KeptTables tables;
    keep_table(tables, {.cube = "a", .rounds = 3});
    keep_table(tables, {.cube = "b"});
    keep_table(tables, {.cube = "a", .rounds = 5});
    REQUIRE(tables.size() == 2);
    CHECK(tables[0].cube == "a");
    CHECK(kept_table(tables, "a")->rounds == 5);
    CHECK_FALSE(kept_table(tables, "c"));
}

TEST_CASE("Two nights of one day have names of their own", "[gui.home]") {
    HomePage h;
    h.set_table();
    const std::string first = h.deal().name;
    h.stage.settle();
    std::vector<NightSummary> nights = h.session->nights();
    NightSummary& now = nights.emplace_back();
    now.name = first, now.begun = h.session->today();
    const Strings say(Language::english);
    h.session->set_library(nights, h.session->cubes());
    CHECK(free_night_name(say, *h.session, first) == first + " 2");
    nights.back().begun.reset();
    h.session->set_library(nights, h.session->cubes());
    CHECK(free_night_name(say, *h.session, first) == first);
}

TEST_CASE("The ring around the first row of a list is whole", "[gui.practice]") {
    HomePage h;
    REQUIRE(h.stage.click("home.practice"));
    h.stage.settle();
    h.stage.app().ui().focus("practice.0.deck.0");
    h.stage.settle();
    const Rect row = h.box("practice.0.deck.0");
    const Picture picture = h.stage.picture();
    const auto is_ring = [&](float x, float y) {
        const auto at = static_cast<std::size_t>((static_cast<int>(y) * picture.width + static_cast<int>(x)) * 4);
        return picture.rgba[at + 2] > picture.rgba[at] + 60;  // blue as nothing there is
    };
    CHECK(is_ring(row.centre().x, row.y - 4));
    CHECK(is_ring(row.x - 4, row.centre().y));
}
