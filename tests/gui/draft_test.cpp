// The draft screen as people use it: by mouse, by keys alone, with a clock, and with a curtain between several of them.
#include <algorithm>
#include <set>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/gui/widgets/card_faces.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

struct Wanted {
    int people = 1, bots = 3;
    DraftTableRow row{4, 2, 5, 40, 4};
    int pick_seconds = 0;
    int width = 1600, height = 1000;
    const SampleCube* cube = nullptr;
    std::vector<draft::RuleChange> rules = {};
};

// A draft that has just been dealt; the first people sit at the first seats. Bots have picked as far as they can.
struct Drafted {
    std::unique_ptr<MemorySession> session;
    Headless stage;

    explicit Drafted(Wanted wanted)
        : session(begin(wanted)), stage(*session, Page::draft, wanted.width, wanted.height) {
        go_on();
    }
    static std::unique_ptr<MemorySession> begin(Wanted wanted) {
        auto made = sample_session(wanted.cube ? *wanted.cube : lantern(), Page::home, SampleState::usual);
        NewNight night{.cube = "lantern", .name = "Test", .seats = {}, .row = wanted.row};
        static const char* names[] = {"Anna", "Ben", "Chloe"};
        for (int i = 0; i < wanted.people; ++i)
            night.seats.push_back({i < 3 ? names[i] : std::string(60, 'W'), draft::SeatKind::person});
        for (int i = 0; i < wanted.bots; ++i) night.seats.push_back({"Bot " + std::to_string(i), draft::SeatKind::bot});
        night.row.players = wanted.people + wanted.bots;
        night.pick_seconds = wanted.pick_seconds;
        night.rule_changes = wanted.rules;
        REQUIRE_FALSE(made->start(night));
        return made;
    }
    void go_on() {
        while (session->advance()) {
        }
        stage.settle();
    }
    // Time passes in front of the screen.
    void wait(int seconds) {
        for (int i = 0; i < seconds; ++i) {
            session->set_now(session->now() + 1000);
            stage.frames(1);
        }
    }
    const draft::Night& night() const { return *session->night(); }
    draft::NightView view(int seat = 0) const { return view_for(night(), SeatId{static_cast<std::uint8_t>(seat)}); }
    int picks(int seat = 0) const { return night().drafting.picks_made(SeatId{static_cast<std::uint8_t>(seat)}); }
    std::string name(draft::CubeCopyId card) const { return night().cards[card].name; }
    bool told(std::string_view words) const {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
    std::vector<const Item*> items(std::string_view beginning) {
        std::vector<const Item*> found;
        for (const Item& item : stage.app().ui().items())
            if (item.id.starts_with(beginning)) found.push_back(&item);
        return found;
    }
};

}  // namespace

TEST_CASE("Pack and seats and panels are apart on the screen and every text of the pack has its place", "[gui.draft]") {
    struct Case {
        int width, height, people, bots, pack;
        SampleGame game;
    };
    for (const Case& each :
         {Case{1280, 720, 1, 7, 20, SampleGame::pokemon}, Case{1280, 720, 2, 14, 15, SampleGame::ultraman},
          Case{1600, 1000, 8, 8, 20, SampleGame::pokemon}, Case{3840, 2160, 4, 0, 12, SampleGame::ultraman}}) {
        Drafted d({.people = each.people,
                   .bots = each.bots,
                   // One pack is a deck where there is no energy beside it.
                   .row = each.game == SampleGame::ultraman ? DraftTableRow{0, 1, each.pack, each.pack, 0}
                                                            : DraftTableRow{0, 1, each.pack, 40, 4},
                   .width = each.width,
                   .height = each.height,
                   .cube = &cube_of(each.game)});
        std::vector<Rect> boxes;
        for (const char* beginning : {"draft.card.", "draft.seat.", "draft.pick", "picks.list", "draft.menu"})
            for (const Item* item : d.items(beginning)) boxes.push_back(item->rect);
        INFO(each.width << "x" << each.height << " seats " << each.people + each.bots << " pack " << each.pack);
        CHECK(d.items("draft.card.").size() == static_cast<std::size_t>(each.pack));
        CHECK(d.items("draft.seat.").size() == static_cast<std::size_t>(each.people + each.bots));
        CHECK(apart(boxes));
    }
}

TEST_CASE("A double click picks one card and selects none of the next pack", "[gui.draft][window.draft]") {
    Drafted d({});
    REQUIRE(d.view().table[0].waiting_packs > 0);
    const draft::CubeCopyId card = d.view().pack[2];
    REQUIRE(d.stage.double_click("draft.card.2"));
    d.stage.frames(3);
    CHECK(d.picks() == 1);
    CHECK(d.view().pool.back() == card);
    CHECK_FALSE(d.session->selected(SeatId{0}));
    CHECK_FALSE(d.told("Pick " + d.name(d.view().pack[2])));
    d.stage.press(Key::enter);  // the pointer still lies on a card of the next pack
    CHECK(d.picks() == 1);
}

TEST_CASE("After a pick by keys nothing is chosen and arrows and Tab begin in the next pack",
          "[gui.draft][window.draft]") {
    for (const Key first : {Key::right, Key::tab}) {
        Drafted d({});
        d.stage.press(Key::right);
        d.stage.press(Key::right);
        d.stage.press(Key::enter);
        REQUIRE(d.picks() == 1);
        CHECK_FALSE(d.session->selected(SeatId{0}));
        d.stage.press(Key::enter);
        CHECK(d.picks() == 1);
        d.stage.press(first);
        CHECK(d.stage.app().ui().focused() == "draft.card.0");
        d.stage.press(Key::enter);
        CHECK(d.picks() == 2);
    }
}

TEST_CASE("The button names the card that is shown and picks no other", "[gui.draft][window.draft]") {
    Drafted d({});
    d.stage.press(Key::digit1);
    CHECK(d.told("Pick " + d.name(d.view().pack[0])));
    REQUIRE(d.stage.hover("draft.card.3"));
    CHECK(d.told("Pick " + d.name(d.view().pack[3])));
    CHECK_FALSE(d.told("Pick " + d.name(d.view().pack[0])));
    const draft::CubeCopyId shown = d.view().pack[3];
    // Another card was chosen: Enter moves the choice first.
    d.stage.press(Key::enter);
    CHECK(d.picks() == 0);
    CHECK(d.session->selected(SeatId{0}) == shown);
    d.stage.press(Key::enter);
    REQUIRE(d.view().pool.back() == shown);
    // A card that is mine already is shown, once, and nothing is picked meanwhile.
    d.stage.press(Key::digit2);
    REQUIRE(d.stage.hover("picks." + std::to_string(shown.value)));
    CHECK(d.told("Among your picks"));
    d.stage.press(Key::enter);
    CHECK(d.picks() == 1);
    d.stage.point_away();
    d.stage.press(Key::enter);
    CHECK(d.picks() == 2);
}

TEST_CASE("Every card of a pack of twenty has its key on it", "[gui.draft]") {
    Drafted d({.row = {4, 1, 20, 40, 4}});
    for (const char* key : {"1", "9", "A", "G", "J", "M"}) {
        const bool there = std::ranges::any_of(d.stage.texts(), [&](const TextMark& mark) { return mark.text == key; });
        CHECK(there);
    }
    const draft::CubeCopyId last = d.view().pack[19];
    d.stage.press(Key::m);
    CHECK(d.session->selected(SeatId{0}) == last);
    d.stage.press(Key::m);
    CHECK(d.view().pool.back() == last);
}

TEST_CASE("The last card of a pack comes by itself and is told", "[gui.draft][window.draft]") {
    Drafted d({});
    for (int pick = 1; pick <= 4; ++pick) {
        d.stage.press(Key::right);
        d.stage.press(Key::enter);
        d.go_on();
    }
    CHECK(d.picks() == 5);
    CHECK(d.view().round == 1);
    CHECK(d.told("The last card came by itself: " + d.name(d.view().pool.back())));
}

TEST_CASE("Between two packs the pool alone is in sight until Enter opens the next one", "[gui.draft][window.draft]") {
    Drafted d({});
    for (int pick = 1; pick <= 4; ++pick) {
        d.stage.press(Key::digit1);
        d.stage.press(Key::digit1);
        d.go_on();
    }
    REQUIRE(d.view().round == 1);
    CHECK_FALSE(d.stage.shown("draft.card.0"));
    CHECK(d.items("draft.pool.").size() == 5);
    d.stage.press(Key::digit1);
    CHECK_FALSE(d.session->selected(SeatId{0}));
    d.stage.press(Key::enter);
    d.stage.settle();
    CHECK(d.picks() == 5);
    CHECK(d.stage.shown("draft.card.0"));
    CHECK(d.items("draft.pool.").empty());
}

TEST_CASE("Picks stand by type and kind and line and in order and the lines stay in sight",
          "[gui.draft][window.draft]") {
    const auto session = sample_session(lantern(), Page::draft, SampleState::full);
    Headless stage(*session, Page::draft, 1600, 1000);
    stage.settle();
    const auto lines_in_sight = [&] {
        const Item* lines = stage.app().ui().find("picks.lines");
        return lines && lines->rect.bottom() < 1000 && lines->rect.h > 80 &&
               std::ranges::any_of(stage.texts(), [](const TextMark& mark) { return mark.text == "Evolution lines"; });
    };
    for (int by = 0; by < 4; ++by) {
        REQUIRE(stage.click("picks.sort." + std::to_string(by)));
        stage.settle();
        CHECK(lines_in_sight());
        std::size_t rows = 0;
        for (const Item& item : stage.app().ui().items())
            rows += item.id.starts_with("picks.") && std::isdigit(static_cast<unsigned char>(item.id.back())) &&
                    !item.id.starts_with("picks.sort");
        CHECK(rows == view_for(*session->night(), SeatId{0}).pool.size());
    }
}

TEST_CASE("Lower stages that come with a pick are had and not missing", "[gui.draft][lines]") {
    const SampleCube& cube = lantern();
    const auto stage2 = std::ranges::find_if(cube.cube->cards, [&](CardId id) {
        return (*cube.set)[id].stage == Stage::stage2 && draft::stages_below(*cube.set, id)[1].card;
    });
    REQUIRE(stage2 != cube.cube->cards.end());
    const draft::CubeCopyId pool[] = {{static_cast<std::uint16_t>(stage2 - cube.cube->cards.begin())}};
    RuleSet rules;
    for (const LinePolicy policy : {LinePolicy::single_cards, LinePolicy::with_pick}) {
        REQUIRE_FALSE(rules.set("lines", static_cast<int>(policy)));
        const auto lines = pokemon_faces(cube.cards(), rules)->lines(Strings(Language::english), pool);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].complete() == (policy == LinePolicy::with_pick));
    }
}

TEST_CASE("The clock of a pick runs while the pack is in sight and at zero what is selected is picked",
          "[gui.draft][clock]") {
    Drafted d({.pick_seconds = 30});
    d.wait(5);
    CHECK(d.told("0:25"));
    d.stage.press(Key::h);
    REQUIRE(d.session->awaited());
    d.wait(60);
    d.stage.hold(Key::space, 700);
    d.wait(1);
    CHECK(d.told("0:24"));
    d.stage.press(Key::p);
    CHECK(d.told("Paused"));
    CHECK_FALSE(d.stage.shown("draft.card.0"));
    d.wait(100);
    CHECK(d.picks() == 0);
    d.stage.press(Key::p);
    d.stage.press(Key::digit3);
    const draft::CubeCopyId chosen = d.view().pack[2];
    d.wait(15);
    CHECK(d.told("the program takes " + d.name(chosen)));
    CHECK(d.picks() == 0);
    d.wait(12);
    CHECK(d.picks() == 1);
    CHECK(d.view().pool.back() == chosen);
    CHECK(d.told("Time was up"));
    // Nothing is selected in the next pack: the best suggestion is taken.
    d.wait(40);
    CHECK(d.picks() >= 2);
}

TEST_CASE("Alone with bots a pick goes back at once and with people at the table it wants a reason",
          "[gui.draft][undo]") {
    Drafted alone({});
    alone.stage.press(Key::digit1);
    alone.stage.press(Key::digit1);
    alone.go_on();
    REQUIRE(alone.picks() == 1);
    alone.stage.press(Key::z);
    CHECK(alone.picks() == 0);
    CHECK(alone.night().notes.empty());

    Drafted two({.people = 2, .bots = 2});
    two.stage.press(Key::digit1);
    two.stage.press(Key::digit1);
    two.go_on();
    REQUIRE(two.session->awaited() == SeatId{1});
    // Nobody has looked yet: the curtain offers it, and waits for the first person again.
    REQUIRE(two.stage.shown("curtain.back"));
    two.stage.press(Key::z);
    CHECK(two.picks() == 0);
    CHECK(two.session->awaited() == SeatId{0});
    two.stage.hold(Key::space, 700);
    two.stage.press(Key::digit1);
    two.stage.press(Key::digit1);
    two.stage.frames(2);
    two.stage.hold(Key::space, 700);
    REQUIRE(two.session->seat() == SeatId{1});
    two.stage.press(Key::digit1);
    two.stage.press(Key::digit1);
    two.go_on();
    while (two.session->awaited() == SeatId{1}) two.session->wait_for(SeatId{0});
    two.stage.hold(Key::space, 700);
    REQUIRE(two.session->seat() == SeatId{0});
    two.stage.press(Key::z);
    CHECK(two.picks() == 1);
    CHECK(two.stage.shown("reason.text"));
    // It says whose pick that is.
    CHECK(std::ranges::any_of(two.stage.texts(), [](const TextMark& mark) { return mark.text.ends_with("of Anna"); }));
}

TEST_CASE("A key that was down before the curtain closed does not open it", "[gui.curtain]") {
    Drafted d({.people = 2, .bots = 2});
    d.stage.press(Key::digit1);
    d.stage.hold(Key::enter, 1500);
    REQUIRE(d.session->awaited() == SeatId{1});
    d.stage.hold(Key::enter, 700);
    CHECK(d.session->seat() == SeatId{1});
}

TEST_CASE("The curtain closes by H and by the menu where one person sits alone and in the deck builder",
          "[gui.curtain][window.draft]") {
    for (const Page page : {Page::draft, Page::deck}) {
        const auto session =
            page == Page::draft ? Drafted::begin({}) : sample_session(lantern(), page, SampleState::usual);
        Headless stage(*session, page, 1280, 720);
        stage.settle();
        stage.press(Key::h);
        REQUIRE(session->awaited() == SeatId{0});
        CHECK_FALSE(stage.shown("draft.menu"));
        stage.hold(Key::space, 700);
        REQUIRE(session->seat() == SeatId{0});
        stage.press(Key::escape);
        REQUIRE(stage.click(page == Page::draft ? "draft.menu.cover" : "deck.menu.cover"));
        CHECK(session->awaited() == SeatId{0});
    }
}

TEST_CASE("Three people draft at one screen by keys alone and never see each other's cards",
          "[gui.draft][gui.curtain][window.draft]") {
    Drafted d({.people = 3, .bots = 1});
    int looks = 0;
    for (int guard = 0; guard < 60 && d.night().phase() == draft::NightPhase::draft; ++guard) {
        if (const auto who = d.session->awaited()) {
            CHECK_FALSE(d.stage.shown("draft.card.0"));
            CHECK(d.items("picks.").empty());
            d.stage.hold(Key::space, 700);
            REQUIRE(d.session->seat() == who);
            ++looks;
            continue;
        }
        const int seat = d.session->seat()->value;
        if (d.stage.shown("draft.open")) {
            CHECK_FALSE(d.stage.shown("draft.card.0"));
            CHECK_FALSE(d.stage.shown("draft.pick"));
            d.stage.press(Key::enter);
            d.stage.settle();
        }
        REQUIRE(d.stage.shown("draft.card.0"));
        CHECK(d.items("draft.card.").size() == d.view(seat).pack.size());
        const int before = d.picks(seat);
        d.stage.press(Key::right);
        d.stage.press(Key::enter);
        CHECK(d.picks(seat) == before + 1);
        d.go_on();
    }
    CHECK(d.night().phase() == draft::NightPhase::build);
    CHECK(looks > 10);
    for (int seat = 0; seat < 4; ++seat) CHECK(d.view(seat).pool.size() == 10);
}
