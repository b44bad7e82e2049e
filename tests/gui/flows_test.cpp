// What a person does on the screens, by mouse and by keyboard, with no display.
#include <algorithm>
#include <set>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

struct SamplePage {
    std::unique_ptr<MemorySession> session;
    Headless stage;
    explicit SamplePage(Page page, SampleState state = SampleState::usual, int width = 1600, int height = 1000)
        : session(sample_session(lantern(), page, state)), stage(*session, page, width, height) {
        stage.settle();
    }
    const draft::Night& night() const { return *session->night(); }
};

std::string first_id(const Headless& stage, std::string_view beginning) {
    for (const Item& item : const_cast<Headless&>(stage).app().ui().items())
        if (item.id.starts_with(beginning)) return item.id;
    return {};
}

}  // namespace

TEST_CASE("A click selects a card and the amber button picks it", "[gui.draft]") {
    SamplePage t(Page::draft);
    const draft::NightView before = view_for(t.night(), SeatId{0});
    REQUIRE(t.stage.click("draft.card.3"));
    CHECK(t.session->selected(SeatId{0}) == before.pack[3]);
    CHECK(t.night().pool(SeatId{0}).size() == before.pool.size());
    REQUIRE(t.stage.click("draft.pick"));
    CHECK(t.night().pool(SeatId{0}).back() == before.pack[3]);
}

TEST_CASE("The smallest window has the button that picks, and Enter presses it", "[gui.draft]") {
    SamplePage t(Page::draft, SampleState::usual, 1280, 720);
    const draft::NightView before = view_for(t.night(), SeatId{0});
    REQUIRE(t.stage.click("draft.card.3"));
    CHECK(t.stage.shown("draft.pick"));
    t.stage.press(Key::enter);
    CHECK(t.night().pool(SeatId{0}).back() == before.pack[3]);
}

TEST_CASE("The menu of the draft tells the deal that was announced", "[gui.draft]") {
    SamplePage t(Page::draft);
    const auto told = [&t] {
        const auto& marks = t.stage.texts();
        return std::ranges::any_of(
            marks, [](const TextMark& mark) { return mark.text == "Deal 4d0c 7be1 926f 58a3 e0b7 c9d2 415f 6a88"; });
    };
    CHECK_FALSE(told());
    REQUIRE(t.stage.click("draft.menu"));
    CHECK(told());
}

TEST_CASE("The first arrow of a pack goes to its first card", "[gui.draft]") {
    SamplePage t(Page::draft);
    t.stage.press(Key::right);
    CHECK(t.stage.app().ui().focused() == "draft.card.0");
}

TEST_CASE("A card is picked by keyboard alone with arrows and Enter", "[gui.draft]") {
    SamplePage t(Page::draft);
    const draft::NightView before = view_for(t.night(), SeatId{0});
    t.stage.app().ui().focus("draft.card.0");
    t.stage.frames(2);
    t.stage.press(Key::right);
    CHECK(t.session->selected(SeatId{0}) == before.pack[1]);
    t.stage.press(Key::enter);
    CHECK(t.night().pool(SeatId{0}).back() == before.pack[1]);
}

TEST_CASE("A card's place number selects it and the same number again picks it", "[gui.draft][window.draft]") {
    SamplePage t(Page::draft);
    const draft::NightView before = view_for(t.night(), SeatId{0});
    t.stage.press(Key::digit5);
    CHECK(t.session->selected(SeatId{0}) == before.pack[4]);
    t.stage.press(Key::digit5);
    CHECK(t.night().pool(SeatId{0}).back() == before.pack[4]);
}

TEST_CASE("The curtain closes at the pick and opens only after Space was held", "[gui.curtain][window.draft]") {
    SamplePage t(Page::draft);
    t.stage.press(Key::digit1);
    t.stage.press(Key::enter);
    REQUIRE(t.session->awaited().has_value());
    CHECK_FALSE(t.session->seat().has_value());
    const SeatId next = *t.session->awaited();
    CHECK(next != SeatId{0});
    t.stage.hold(Key::space, 300);
    CHECK(t.session->awaited().has_value());
    t.stage.hold(Key::space, 700);
    REQUIRE_FALSE(t.session->awaited().has_value());
    CHECK(t.session->seat() == next);
    CHECK(t.stage.shown("draft.card.0"));
}

TEST_CASE("Undoing a pick asks for a reason first", "[gui.draft]") {
    SamplePage t(Page::draft);
    const std::size_t before = t.night().pool(SeatId{0}).size();
    t.stage.press(Key::z);
    t.stage.frames(3);
    t.stage.press(Key::enter);
    CHECK(t.night().pool(SeatId{0}).size() == before);
    t.stage.type("wrong card");
    t.stage.press(Key::enter);
    CHECK(t.night().pool(SeatId{0}).size() == before - 2);  // the last card of the pack came by itself
    CHECK_FALSE(t.night().notes.empty());
}

TEST_CASE("The mends of the deck check make the deck legal and open Ready", "[gui.deck][window.deck]") {
    SamplePage t(Page::deck);
    CHECK_FALSE(draft::deck_check(t.night(), SeatId{0}).empty());
    for (int i = 0; i < 4 && !draft::deck_check(t.night(), SeatId{0}).empty(); ++i) {
        REQUIRE(
            t.stage.click("deck.mend." + std::to_string(draft::deck_check(t.night(), SeatId{0}).size() - 1) + ".0"));
    }
    REQUIRE(draft::deck_check(t.night(), SeatId{0}).empty());
    REQUIRE(t.stage.click("deck.ready"));
    CHECK(t.night().seats[0].handed_in == 1);
}

TEST_CASE("A locked Ready does nothing and says why", "[gui.deck]") {
    SamplePage t(Page::deck);
    REQUIRE(t.stage.click("deck.ready"));
    CHECK(t.night().seats[0].handed_in == 0);
    t.stage.hover("deck.ready");
    t.stage.frames(30);
    bool told = false;
    for (const TextMark& mark : t.stage.texts()) told = told || mark.text.find("breaks a rule") != std::string::npos;
    CHECK(told);
}

TEST_CASE("A card goes into the deck by double-click and out by its minus and back by Undo",
          "[gui.deck][window.deck]") {
    SamplePage t(Page::deck);
    const draft::Deck before = t.night().seats[0].deck;
    const std::string id = first_id(t.stage, "deck.pool.");
    REQUIRE(t.stage.double_click(id));
    const draft::Deck more = t.night().seats[0].deck;
    CHECK(more.cards.size() == before.cards.size() + 1);
    t.stage.press(Key::z);
    CHECK(t.night().seats[0].deck == before);
    const std::string row = first_id(t.stage, "deck.row.");
    REQUIRE(t.stage.click(row + ".minus"));
    CHECK(t.night().seats[0].deck.cards.size() + 1 == before.cards.size());
}

TEST_CASE("Energy steppers add one and five with Shift and none is left after a right click",
          "[gui.deck][window.deck]") {
    SamplePage t(Page::deck);
    const auto count = [&] { return static_cast<int>(t.night().seats[0].deck.energy[static_cast<int>(Type::grass)]); };
    REQUIRE(count() == 0);
    REQUIRE(t.stage.click("deck.energy.G.plus"));
    CHECK(count() == 1);
    t.stage.wheel("deck.energy.G", 1);
    CHECK(count() == 2);
    REQUIRE(t.stage.click("deck.energy.G.minus"));
    CHECK(count() == 1);
}

TEST_CASE("A card that the night offers goes into the deck by its plus and out by its minus", "[gui.deck][lines]") {
    SampleCube cube = lantern();
    Cube with_free = *cube.cube;
    const CardId free = with_free.cards.front();
    with_free.free = {{free, 1}};
    cube.cube = std::make_shared<const Cube>(with_free);
    const auto session = sample_session(cube, Page::deck, SampleState::usual);
    Headless stage(*session, Page::deck, 1600, 1800);  // the whole list is in sight
    stage.settle();
    const auto offered = [&] { return session->night()->seats[0].deck.offered; };
    const std::string row = "deck.row.offered." + std::to_string(free.value);
    REQUIRE(offered().empty());
    REQUIRE(stage.click(row + ".plus"));
    CHECK(offered() == std::vector{free});
    stage.click(row + ".plus");
    CHECK(offered() == std::vector{free});
    REQUIRE(stage.click(row + ".minus"));
    CHECK(offered().empty());
}

TEST_CASE("Auto-build changes nothing until it is taken", "[gui.deck]") {
    SamplePage t(Page::deck);
    const draft::Deck before = t.night().seats[0].deck;
    t.stage.press(Key::a);
    REQUIRE(t.stage.shown("deck.offer.yes"));
    CHECK(t.night().seats[0].deck == before);
    t.stage.press(Key::escape);
    CHECK_FALSE(t.stage.shown("deck.offer.yes"));
    t.stage.press(Key::a);
    t.stage.press(Key::enter);
    CHECK(t.night().seats[0].deck != before);
    CHECK(draft::deck_check(t.night(), SeatId{0}).empty());
}

TEST_CASE("A result is entered at its table and adjusted only with a reason", "[gui.night]") {
    SamplePage t(Page::night);
    const auto result = [&](int table) {
        return t.night().rounds.back().tables[static_cast<std::size_t>(table) - 1].result;
    };
    t.stage.press(Key::digit1);
    REQUIRE(t.stage.click("night.result.second"));
    CHECK(result(1) == draft::MatchResult::none);  // one press chooses, the next one enters
    REQUIRE(t.stage.click("night.result.enter"));
    CHECK(result(1) == draft::MatchResult::second_wins);
    REQUIRE(t.stage.click("night.table.1"));
    REQUIRE(t.stage.click("night.result.first"));
    REQUIRE(t.stage.click("night.result.enter"));
    CHECK(result(1) == draft::MatchResult::second_wins);
    t.stage.type("miscounted");
    t.stage.press(Key::enter);
    CHECK(result(1) == draft::MatchResult::first_wins);
}

TEST_CASE("The next round is locked until every table has a result", "[gui.night]") {
    SamplePage t(Page::night);
    REQUIRE(t.stage.click("night.pair"));
    CHECK(t.night().rounds.size() == 2);
    for (int table = 1; table <= 4; ++table) {
        if (t.night().rounds.back().tables[static_cast<std::size_t>(table) - 1].state == draft::MatchState::over)
            continue;
        REQUIRE(t.stage.click("night.table." + std::to_string(table)));
        REQUIRE(t.stage.click("night.result.draw"));
        t.stage.press(Key::enter);
    }
    REQUIRE(t.stage.click("night.pair"));
    CHECK(t.night().rounds.size() == 3);
}

TEST_CASE("Resume is the first press on the home page and leads to the night's phase", "[gui.home]") {
    const auto session = sample_session(lantern(), Page::draft, SampleState::usual);
    Headless stage(*session, Page::home, 1600, 1000);
    stage.settle();
    stage.press(Key::enter);
    CHECK(session->wishes() == std::vector<std::string>{"resume tonight"});
    stage.frames(2);
    CHECK(std::string(stage.app().screen()) == "draft");
}

TEST_CASE("Replay of a finished night leads to its rounds", "[gui.home]") {
    const auto session = sample_session(lantern(), Page::night, SampleState::full);
    Headless stage(*session, Page::home, 1600, 1000);
    stage.settle();
    REQUIRE(stage.click("home.night.0"));
    stage.frames(2);
    CHECK(session->wishes().size() == 1);
    CHECK(session->wishes()[0].starts_with("replay "));
    CHECK(std::string(stage.app().screen()) == "night");
}

TEST_CASE("A new night is set with the players chosen and dealt from the seating sheet", "[gui.home]") {
    SamplePage t(Page::home);
    REQUIRE(t.stage.click("home.players.6"));
    t.stage.press(Key::n);
    REQUIRE(t.stage.shown("seating.deal"));
    CHECK(t.stage.shown("seating.seat5.name"));
    CHECK_FALSE(t.stage.shown("seating.seat6.name"));
    REQUIRE(t.stage.click("seating.seat1.kind.0"));
    t.stage.press(Key::enter);
    REQUIRE(t.session->night() != nullptr);
    CHECK(t.night().seats.size() == 6);
    CHECK(t.session->sharing() == 2);
    t.stage.frames(2);
    CHECK(std::string(t.stage.app().screen()) == "draft");
}

TEST_CASE("Seats, packs and sizes are set by hand, and a cube that is too small is refused with both numbers",
          "[gui.home][CUBE.draft.table]") {
    SamplePage t(Page::home);
    REQUIRE(t.stage.click("home.players.6"));
    t.stage.press(Key::n);
    REQUIRE(t.stage.click("seating.players.more"));
    CHECK(t.stage.shown("seating.seat6.name"));
    for (int i = 0; i < 20; ++i) t.stage.click("seating.packs.more");
    t.stage.press(Key::enter);
    REQUIRE(t.stage.shown("seating.deal"));  // locked: 7 seats of 20 packs need more cards than the cube has
    bool told = false;
    const std::string there = "the cube has " + std::to_string(t.session->cubes().front().cards);
    for (const TextMark& mark : t.stage.texts()) told = told || mark.text.find(there) != std::string::npos;
    CHECK(told);
    for (int i = 0; i < 20; ++i) t.stage.click("seating.packs.less");
    REQUIRE(t.stage.click("seating.packs.more"));
    REQUIRE(t.stage.click("seating.pack_size.less"));
    REQUIRE(t.stage.click("seating.rules.2"));
    t.stage.press(Key::enter);
    t.stage.frames(2);
    CHECK(std::string(t.stage.app().screen()) == "draft");
    CHECK(t.night().settings.row.players == 7);
    CHECK(t.night().settings.row.packs == 2);
    CHECK(t.night().settings.row.pack_size ==
          draft::suggested_row(t.night().cards.cube->table, t.night().cards.size(), 7).pack_size - 1);
    CHECK(draft::name_of(t.night().rules) == "zh-2.2");
}

TEST_CASE("A night's clocks are set where its seats are and none is there unless one is set", "[gui.home]") {
    SamplePage t(Page::home);
    t.stage.press(Key::n);
    REQUIRE(t.stage.click("seating.round_clock.more"));
    REQUIRE(t.stage.click("seating.round_clock.more"));
    REQUIRE(t.stage.click("seating.pick_clock.more"));
    REQUIRE(t.stage.click("seating.pick_clock.less"));
    REQUIRE(t.stage.click("seating.pick_clock.less"));
    t.stage.press(Key::enter);
    REQUIRE(t.session->night() != nullptr);
    CHECK(t.night().settings.pick_seconds == 0);
    CHECK(t.night().settings.build_minutes == 0);
    CHECK(t.night().settings.round_minutes == 20);
}

TEST_CASE("Home has no button for what the program cannot do", "[gui.home]") {
    for (const SampleState state : {SampleState::empty, SampleState::usual, SampleState::full}) {
        SamplePage t(Page::home, state);
        for (const Item& item : t.stage.app().ui().items()) {
            INFO(item.id);
            CHECK(item.id != "home.join");
            CHECK_FALSE(item.id.starts_with("home.game."));
        }
    }
}

TEST_CASE("Every item that can be pressed is reached with Tab", "[gui.keyboard]") {
    for (const Page page : {Page::home, Page::draft, Page::deck, Page::night}) {
        SamplePage t(page);
        std::set<std::string> wanted, reached;
        for (const Item& item : t.stage.app().ui().items())
            if (item.layer == 0) wanted.insert(item.id);
        for (std::size_t i = 0; i < wanted.size() * 2 + 10 && reached.size() < wanted.size(); ++i) {
            t.stage.press(Key::tab);
            if (wanted.count(t.stage.app().ui().focused())) reached.insert(t.stage.app().ui().focused());
        }
        for (const std::string& id : wanted) {
            INFO(id);
            CHECK(reached.count(id) == 1);
        }
    }
}

TEST_CASE("A person who leaves becomes a bot from the menu", "[gui.draft]") {
    SamplePage t(Page::draft);
    const std::string name = t.night().seats[2].name;
    t.stage.press(Key::escape);
    REQUIRE(t.stage.click("draft.menu.seats"));
    REQUIRE(t.stage.click("seats.seat2.kind.1"));
    CHECK(t.night().seats[2].kind == draft::SeatKind::person);
    t.stage.press(Key::enter);
    CHECK(t.night().seats[2].kind == draft::SeatKind::bot);
    CHECK(t.night().seats[2].name == name);
    CHECK(t.night().seats[1].kind == draft::SeatKind::person);
}

TEST_CASE("Settings change the screens at once and are told to whoever keeps them", "[gui.settings]") {
    const auto session = sample_session(lantern(), Page::home, SampleState::usual);
    std::vector<Taste> told;
    AppSettings settings;
    settings.changed = [&](const Taste& taste) { told.push_back(taste); };
    Headless stage(*session, Page::home, 1600, 1000, settings);
    stage.settle();
    stage.press(Key::digit9);
    REQUIRE(stage.click("settings.contrast.1"));
    REQUIRE(stage.click("settings.language.3"));
    REQUIRE(stage.click("settings.pace.2"));
    REQUIRE(told.size() == 3);
    CHECK(told[1].contrast == Contrast::high);
    CHECK(told[1].language == Language::japanese);
    CHECK(told[2].pace == Pace::calm);
}

TEST_CASE("Every text of the table is there in English", "[gui.strings]") {
    const Strings say;
    for (std::size_t i = 0; i < text::screen_text_count; ++i) {
        INFO(i);
        CHECK_FALSE(say(static_cast<Text>(i)).empty());
    }
    CHECK(say(Text::home_draft_at, {"2", "3", "1"}) == "pack 2 of 3, pick 1");
}
