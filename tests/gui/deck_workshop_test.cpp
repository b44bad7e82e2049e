// Decks of one's own are made in the window, over real files: new ones, copies of starter decks, decks that lie there already.
#include <algorithm>

#include <imgui.h>

#include "tests/gui/deck_bench.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

namespace fs = std::filesystem;

const std::string tiga = "Tiga, Dyna and Gaia";

// Cards of the starter deck, 50 of them.
constexpr std::pair<const char*, int> lines[] = {{"SD01-004", 4}, {"SD01-005", 4}, {"SD01-006", 4}, {"SD01-002", 4},
                                                 {"SD01-007", 4}, {"SD01-008", 4}, {"SD01-009", 4}, {"SD01-001", 4},
                                                 {"SD01-010", 4}, {"SD01-011", 4}, {"SD01-012", 4}, {"SD01-013", 2},
                                                 {"SD01-014", 4}};

}  // namespace

TEST_CASE("A new deck is begun in Practice, mended until it is legal, saved, and played in practice and in a night",
          "[gui.decks]") {
    DeckBench w;
    w.practise("ultra");
    w.click("practice.0.deck.new");
    CHECK(w.stage.shown("decks.name"));
    CHECK(w.deck().name() == "My deck");
    CHECK(w.told("Will be saved in"));
    w.write("decks.search", "SD01-0");
    for (int i = 0; i < 5; ++i) w.step("SD01-004", "more");
    CHECK(w.told("the deck has 5 cards"));
    CHECK(w.told("the deck has 5 of the card"));
    for (const auto& [number, copies] : lines)
        if (std::string(number) != "SD01-004") REQUIRE_FALSE(w.deck().set_copies(number, copies));
    w.go_on();
    CHECK(w.told("the deck has 51 cards"));
    w.click("decks.save");  // what breaks the rules is saved as well
    REQUIRE(fs::exists(w.folder / "My deck.deck"));
    CHECK(w.told("Saved: "));
    w.click("decks.tab.0");
    w.step("SD01-004", "less");
    CHECK(w.told("The deck can be played."));
    w.click("decks.save");
    CHECK_FALSE(w.deck().changed());
    w.practise("ultra");
    w.click(w.in_practice("practice.0.deck.", "My deck"));
    w.click("practice.start");
    CHECK(w.screen() == "ultraman");
    w.stage.press(Key::escape);
    w.go_on();
    w.click("match.menu.leave");
    w.click("home.tonight");
    w.click("home.form.1");
    w.click("home.players.2");
    w.click("home.set_table");
    w.click("seating.seat0.deck");
    w.click(w.in_files("seating.deck_of.", "My deck"));
    w.click("seating.deal");
    w.bots();
    REQUIRE(w.session.night());
    CHECK(w.night().settings.decks.front().name == "My deck");
}

TEST_CASE("A starter deck stays as it is: a copy of it is edited, under a name that is free", "[gui.decks]") {
    DeckBench w;
    w.practise("ultra");
    w.click(w.in_practice("practice.1.deck.edit.", tiga));
    CHECK(w.deck().name() == tiga + " 2");
    CHECK(w.deck().path().empty());
    CHECK(w.told("the starter deck stays as it is"));
    CHECK_FALSE(w.deck().changed());
    w.click("decks.save");
    const fs::path file = w.deck().path();
    CHECK(file.parent_path() == w.folder);
    CHECK(std::ranges::count(w.session.deck_files(), tiga, &DeckFile::name) == 1);
    // A copy of that one has a file and a name of its own.
    w.click("decks.copy");
    CHECK(w.deck().path() != file);
    CHECK(w.deck().name() == tiga + " 2 2");
    // Its own deck is edited where it lies.
    w.practise("ultra");
    w.click(w.in_practice("practice.0.deck.edit.", tiga + " 2"));
    CHECK(w.deck().path() == file);
    w.write("decks.name", "Light");
    CHECK(w.deck().changed());
    w.click("decks.save");
    CHECK(w.deck().path() == file);
    CHECK(w.deck().name().find("Light") != std::string::npos);
    CHECK(w.in_files("", w.deck().name()) != "");
}

TEST_CASE("Changes of a deck are not lost unasked: by another deck, by a new one, by the end of the program",
          "[gui.decks]") {
    DeckBench w;
    w.practise("ultra");
    w.click("practice.0.deck.new");
    w.begin(w.of_ultraman);  // nothing would be lost
    CHECK_FALSE(w.stage.shown("decks.first.stay"));
    REQUIRE_FALSE(w.deck().set_copies("SD01-004", 2));
    w.go_on();
    w.lay(tiga);
    REQUIRE(w.stage.shown("decks.first.stay"));
    w.click("decks.first.stay");
    CHECK(w.deck().copies("SD01-004") == 2);
    w.click("home.practice");
    w.click(w.in_practice("practice.0.deck.edit.", tiga));
    w.click("decks.first.save");
    CHECK(w.deck().name() == tiga + " 2");
    CHECK(w.in_files("", "My deck") != "");
    REQUIRE_FALSE(w.deck().set_copies("SD01-004", 1));
    w.begin(w.of_ultraman);
    w.click("decks.first.drop");
    CHECK(w.deck().lines().empty());
    REQUIRE_FALSE(w.deck().set_copies("SD01-004", 3));
    w.stage.app().close();
    w.go_on();
    CHECK_FALSE(w.stage.app().left());
    CHECK(w.told("My deck 2 has changes that are not saved."));
    w.click("leaving.save");
    CHECK(w.stage.app().left());
    CHECK(fs::exists(w.folder / "My deck 2.deck"));
}

TEST_CASE("Copies of the chosen card are stepped with keys and taken back", "[gui.decks]") {
    DeckBench w;
    w.practise("ultra");
    w.click(w.in_practice("practice.0.deck.edit.", tiga));
    const auto row = std::ranges::find_if(w.stage.app().ui().items(),
                                          [](const Item& item) { return item.id.starts_with("decks.card."); });
    REQUIRE(row != w.stage.app().ui().items().end());
    const int before = w.deck().size();
    w.click(std::string(row->id));
    w.stage.press(Key::plus);
    w.go_on();
    w.stage.press(Key::plus);
    w.go_on();
    CHECK(w.deck().size() == before + 2);
    w.stage.press(Key::minus);
    w.go_on();
    CHECK(w.deck().size() == before + 1);
    w.stage.press(Key::z);  // a letter alone changes nothing
    w.go_on();
    CHECK(w.deck().size() == before + 1);
    compat::key(ImGui::GetIO(), Key::ctrl, true);
    w.stage.press(Key::z);
    compat::key(ImGui::GetIO(), Key::ctrl, false);
    w.go_on();
    CHECK(w.deck().size() == before + 2);
    CHECK(row_of(KeyRoom::home, Key::plus)->room == KeyRoom::home);
}

TEST_CASE("A deck with numbers that no card has is opened, tells all its faults and is mended", "[gui.decks]") {
    DeckBench w;
    w.session.deck_files();
    w.put("odd.deck", "deck \"Odd\" {\n  \"SD01-004\" x 5,\n  \"SD99-001\" x 2\n}\n");
    w.practise("ultra");
    w.click(w.in_practice("practice.0.deck.edit.", "Odd"));
    for (const char* fault : {"there is no card \"SD99-001\"", "the deck has 7 cards", "the deck has 5 of the card"})
        CHECK(w.told(fault));
    w.click("decks.unknown.SD99-001.less");
    w.click("decks.unknown.SD99-001.less");
    CHECK_FALSE(w.told("SD99-001"));
    w.click("decks.fault.1");  // leads to the card
    CHECK(w.stage.shown("decks.chosen.less"));
    w.click("decks.chosen.less");
    CHECK_FALSE(w.told("5 of the card"));
}

TEST_CASE("A deck that changed on disk is not written over, and one that cannot be read says why", "[gui.decks]") {
    DeckBench w;
    w.session.deck_files();
    w.put("mine.deck", "deck \"Mine\" {\n  \"SD01-004\" x 4\n}\n");
    w.put("broken.deck", "deck {");
    w.click("home.workshop");
    w.click("shop.bench.1");
    CHECK_FALSE(w.desk.deck());
    w.lay("broken");
    CHECK_FALSE(w.desk.deck());
    CHECK(w.told("expected the deck's name"));
    w.lay("Mine");
    REQUIRE_FALSE(w.deck().set_copies("SD01-004", 3));
    test::put_bytes(w.folder / "mine.deck", "deck \"Mine\" {\n  \"SD01-005\" x 4\n}\n");
    w.go_on();
    w.click("decks.save");
    CHECK(w.told("changed on disk meanwhile"));
    CHECK(test::text_of(w.folder / "mine.deck").find("SD01-005") != std::string::npos);
    w.click("decks.copy");
    CHECK(w.deck().name() == "Mine 2");
}

TEST_CASE("From the seats one goes to the workshop and comes back to them as they were", "[gui.decks]") {
    DeckBench w;
    w.click("home.form.1");
    w.click("home.players.3");
    w.click("home.set_table");
    w.write("seating.seat1.name", "Aino");
    w.click("seating.seat0.deck");
    w.click("seating.deck_of.new");
    REQUIRE(w.stage.shown("decks.name"));
    for (const auto& [number, copies] : lines) REQUIRE_FALSE(w.deck().set_copies(number, copies));
    w.go_on();
    w.click("decks.save");
    w.click("home.tonight");
    REQUIRE(w.stage.shown("seating.deal"));
    w.click("seating.seat0.deck");
    w.click(w.in_files("seating.deck_of.", "My deck"));
    w.click("seating.deal");
    REQUIRE(w.session.night());
    CHECK(w.night().settings.seats[1].name.find("Aino") != std::string::npos);
}

TEST_CASE("Own decks stand on the panel of a new night, too", "[gui.decks]") {
    DeckBench w;
    w.click("home.form.1");
    w.click("home.own_decks");
    CHECK(w.deck().lines().empty());
    CHECK(w.stage.shown("decks.new"));
}
