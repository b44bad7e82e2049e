// A small night that its host ends: how the lists show it, and practice with the decks that were played there.
#include "src/gui/sessions/match_session.hpp"
#include "tests/gui/lantern_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

// A quick draft of a person and three bots in its first round.
struct QuickEvening : LanternEvening {
    QuickEvening() {
        click("home.practice");
        press(Key::q);
        test::let_bots_go_on(session);
        go_on();
        REQUIRE(screen() == "draft");
    }
    void end() {
        press(Key::escape);
        click("night.menu.end");
        CHECK(told("Why does it end?"));
        click("reason.give");
        REQUIRE(session.night()->ended_early);
        press(Key::escape);
        click("night.menu.home");
        REQUIRE(screen() == "home");
    }
};

}  // namespace

TEST_CASE("A night that its host ended is over in the list with whoever won it and is looked at", "[gui.evening]") {
    QuickEvening e;
    e.pair();
    e.enter_results();
    e.end();  // a person among bots gives no reason
    REQUIRE(e.session.nights().size() == 1);
    CHECK(e.session.nights()[0].state == NightState::ended);
    CHECK(e.session.nights()[0].winners.size() == 2);  // each of them won the only match
    e.click("home.tonight");
    CHECK(e.told("ended in round 1"));
    CHECK_FALSE(e.told("stopped in round"));
    for (const std::string& name : e.session.nights()[0].winners) CHECK(e.told(name.substr(0, 6)));
    e.click("home.night.0");
    CHECK(e.screen() == "night");
    CHECK(e.session.read_only());
}

TEST_CASE("A night that was ended before anything was played has no winners", "[gui.evening]") {
    QuickEvening e;
    test::draft_and_build(e.session);
    e.go_on(6);
    e.end();
    CHECK(e.session.nights()[0].winners.empty());
    e.click("home.tonight");
    CHECK(e.told("ended at the decks"));
    e.click("home.night.0");
    CHECK(e.screen() == "night");
}

TEST_CASE("Decks of a night are practised for its number of Prize cards against the bot that drafted them",
          "[gui.practice]") {
    QuickEvening e;
    test::draft_and_build(e.session);
    e.go_on(6);
    e.end();
    e.click("home.practice");
    CHECK(e.told("30 picks, decks of 30 cards"));
    const auto& decks = e.session.practice_decks(e.session.cubes()[0].id);
    REQUIRE(decks.size() == 5);
    CHECK(decks[2].types.size() > 0);
    CHECK(decks[2].contents.size() > 10);
    e.click("practice.1.deck.4");
    CHECK(e.told("Decks of 60 / 30 cards, 3 Prize cards"));
    e.click("practice.0.deck.2");
    CHECK(e.told("Decks of 30 cards, 3 Prize cards"));
    e.click("practice.start");
    REQUIRE(e.screen() == "match");
    CHECK(e.match().name(SeatId{1}) == decks[4].name);
    CHECK(e.match().book().option(OptionKey::prize_cards) == 3);
    // Left, it waits until somebody goes on with it.
    const MatchSession* left = e.session.match();
    e.press(Key::escape);
    CHECK(e.told("Practice can go on with it"));
    e.click("match.menu.leave");
    REQUIRE(e.screen() == "home");
    REQUIRE(e.session.match() == left);
    e.press(Key::g);
    CHECK(e.screen() == "match");
    CHECK(e.session.match() == left);
}

TEST_CASE("The second deck of practice is another one than the first until somebody chooses it", "[gui.practice]") {
    QuickEvening e;
    test::draft_and_build(e.session);
    e.go_on(6);
    e.end();
    e.click("home.practice");
    e.click("practice.start");  // both are drafted anew, and by whom differs
    REQUIRE(e.screen() == "match");
    e.press(Key::escape);
    e.click("match.menu.leave");
    e.click("practice.import");
    CHECK(e.told("Import a list"));
    CHECK_FALSE(e.stage.shown("practice.start"));
}
