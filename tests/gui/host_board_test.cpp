// The night board: results with one free way back, who leaves and who comes late, why a seat stands where it stands.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/night/night_values.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/night/night_sheet.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

struct Board {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::night, SampleState::usual);
    Headless stage{*session, Page::night, 1600, 1000};

    Board() { stage.settle(); }
    const draft::Night& night() const { return *session->night(); }
    const draft::NightMatch& match(int table) const {
        return night().rounds.back().tables[static_cast<std::size_t>(table) - 1];
    }
    bool told(std::string_view words) const {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
    // All tips are one text in lines.
    bool explains(const std::string& id, std::string_view words) {
        REQUIRE(stage.hover(id));
        stage.frames(40);
        return told(words);
    }
    int open_table() const {
        for (int table = 1; table <= static_cast<int>(night().rounds.back().tables.size()); ++table)
            if (match(table).state != draft::MatchState::over) return table;
        return 0;
    }
};

}  // namespace

TEST_CASE("One key leads to the standings, in a small window in front of the tables and back", "[gui.night]") {
    Board b;
    const std::string leader = "night.standing." + std::to_string(night_standings(b.night()).front().seat.value + 1);
    b.stage.press(Key::s);
    CHECK(b.stage.app().ui().focused() == leader);
    Headless small(*b.session, Page::night, 1280, 720);
    small.settle();
    REQUIRE_FALSE(small.shown(leader));
    small.press(Key::s);
    small.settle();
    CHECK(small.shown(leader));
    CHECK(small.app().ui().focused() == leader);
    small.press(Key::s);
    small.settle();
    CHECK_FALSE(small.shown(leader));
    CHECK(small.shown("night.table.1"));
}

TEST_CASE("A result by hand is chosen, entered and taken back once without a reason", "[gui.night][window.night]") {
    const By by = GENERATE(By::mouse, By::key, By::focus);
    Board b;
    const int table = b.open_table();
    REQUIRE(table > 0);
    b.stage.press(digit_key(table));
    press_item(b.stage, "night.result.second", Key::digit2, by);
    CHECK(b.match(table).state != draft::MatchState::over);
    press_item(b.stage, "night.result.enter", Key::enter, by);
    REQUIRE(b.match(table).result == draft::MatchResult::second_wins);
    b.stage.frames(2);
    press_item(b.stage, "night.entered.undo", Key::z, by);
    CHECK(b.match(table).result == draft::MatchResult::none);
    CHECK(b.night().notes.empty());
    b.stage.frames(2);
    CHECK_FALSE(b.stage.shown("night.entered.undo"));
}

TEST_CASE("Nothing is entered before somebody is chosen or when the sheet is left", "[gui.night]") {
    Board b;
    const int table = b.open_table();
    b.stage.press(digit_key(table));
    b.stage.press(Key::enter);
    CHECK(b.stage.shown("night.result.enter"));
    b.stage.press(Key::digit1);
    b.stage.press(Key::escape);
    CHECK_FALSE(b.stage.shown("night.result.enter"));
    CHECK(b.match(table).result == draft::MatchResult::none);
}

TEST_CASE("Each standing says in words where its numbers come from", "[gui.night]") {
    Board b;
    const SeatId first = draft::night_standings(b.night()).front().seat;
    CHECK(b.explains("night.standing." + std::to_string(first.value + 1), "a bye is 3 points"));
    CHECK(b.told("the mean of what their opponents won"));
}

TEST_CASE("A standing shows its player with record and opponents and the reasons of its place", "[gui.night]") {
    Board b;
    const SeatId first = draft::night_standings(b.night()).front().seat;
    REQUIRE(b.stage.click("night.standing." + std::to_string(first.value + 1)));
    b.stage.settle();
    CHECK(b.stage.shown("player.close"));
    CHECK_FALSE(b.stage.shown("reason.text"));  // nobody is asked about leaving
    CHECK(b.told("won against "));
    CHECK(b.told("a bye is 3 points"));
    CHECK(b.told("the mean of what their opponents won"));
    b.stage.press(Key::enter);
    CHECK_FALSE(b.stage.shown("player.close"));
    CHECK(b.night().seats[first.value].dropped == 0);
}

TEST_CASE("A seat leaves the night from its standing, loses its match and comes back", "[gui.night]") {
    Board b;
    const int table = b.open_table();
    const SeatId seat = b.match(table).pairing.first;
    const std::string row = "night.standing." + std::to_string(seat.value + 1);
    REQUIRE(b.stage.click(row));
    b.stage.frames(2);
    REQUIRE(b.stage.click("player.leave"));
    b.stage.frames(2);
    b.stage.press(Key::enter);  // a reason is missing
    CHECK(b.night().seats[seat.value].dropped == 0);
    b.stage.type("last train");
    b.stage.press(Key::enter);
    REQUIRE(b.night().seats[seat.value].dropped == 1);
    CHECK(b.match(table).result == draft::MatchResult::second_wins);
    b.stage.frames(2);
    CHECK(b.explains(row, "has left the night"));
    REQUIRE(b.stage.click(row));
    b.stage.frames(2);
    REQUIRE(b.stage.click("player.leave"));
    b.stage.frames(2);
    b.stage.type("missed it");
    b.stage.press(Key::enter);
    CHECK(b.night().seats[seat.value].dropped == 0);
}

TEST_CASE("Somebody who comes late is seated from the menu with a deck", "[gui.night]") {
    Board b;
    REQUIRE(b.stage.click("night.menu"));
    REQUIRE(b.stage.click("night.menu.late"));
    b.stage.frames(2);
    REQUIRE(b.stage.click("late.kind.1"));  // a bot, with the name of one
    b.stage.press(Key::enter);
    REQUIRE(b.night().seats.size() == 9);
    CHECK(b.night().seats[8].kind == draft::SeatKind::bot);
    CHECK(b.night().seats[8].name.starts_with("Bot "));
    CHECK(b.night().seats[8].handed_in == 1);
    CHECK(b.night().seats[8].missed == 2);
    b.stage.frames(2);
    CHECK(b.stage.shown("night.standing.9"));
}

TEST_CASE("The night ends early with a reason and a sheet to print is written at any time", "[gui.night]") {
    Board b;
    REQUIRE(b.stage.click("night.menu"));
    REQUIRE(b.stage.click("night.menu.print"));
    CHECK(b.session->wishes() == std::vector<std::string>{"sheet"});
    b.stage.settle();
    CHECK(b.stage.shown("written.copy"));  // where it lies stays to be read
    REQUIRE(b.stage.click("written.close"));
    b.stage.settle();
    CHECK_FALSE(b.stage.shown("written.copy"));
    REQUIRE(b.stage.click("night.menu"));
    REQUIRE(b.stage.click("night.menu.end"));
    b.stage.frames(2);
    b.stage.type("it is late");
    b.stage.press(Key::enter);
    CHECK(b.night().phase() == draft::NightPhase::finished);
}

TEST_CASE("The sheet to print has pairings with room for results, standings, and names as they are", "[gui.night]") {
    Board b;
    REQUIRE_FALSE(b.session->happen(draft::SeatEntry{SeatId{7}, draft::SeatKind::bot, "<b>Bo & Co"}));
    const std::string sheet = night_sheet(b.night(), Language::english);
    for (const char* part : {"<h2>Round 2</h2>", "____", "<h2>Standings</h2>", "OMW %", "&lt;b&gt;Bo &amp; Co"}) {
        INFO(part);
        CHECK(sheet.find(part) != sheet.npos);
    }
    CHECK(sheet.find("<b>") == sheet.npos);
    CHECK(night_sheet(b.night(), Language::japanese).find("順位") != sheet.npos);
}

TEST_CASE("Whoever waits for a first result stands above those with as few points who have lost", "[gui.night]") {
    const auto session = sample_session(lantern(), Page::night, SampleState::empty);
    REQUIRE(session->night()->rounds.empty());
    REQUIRE_FALSE(session->pair_round());
    REQUIRE_FALSE(session->enter_result(1, draft::MatchResult::first_wins));
    const SeatId loser = *session->night()->rounds.front().tables.front().pairing.second;
    NightValues v;
    v.refresh(*session);
    REQUIRE(v.standings.size() > 3);
    CHECK(v.standings.back().seat == loser);
    CHECK(v.standings.back().rank == static_cast<int>(v.standings.size()));
    CHECK_FALSE(v.standings.back().shared);
    CHECK(v.standings[v.standings.size() - 2].shared);
}
