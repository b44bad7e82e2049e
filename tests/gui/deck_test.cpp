// Building decks on one screen: whose turn it is, taking a deck back, what the pointer shows.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

struct Building {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), gui::Page::deck, SampleState::usual);
    Headless stage{*session, gui::Page::deck, 1600, 1000};
    Building() { stage.settle(); }

    const draft::Night& night() const { return *session->night(); }
    const draft::Seat& seat(std::uint8_t seat) const { return night().seats[seat]; }
    int people() const { return session->sharing(); }
    // Until nothing is left to mend, by the first button of the last rule.
    void mend() {
        for (int i = 0; i < 6; ++i) {
            const std::size_t wrong = draft::deck_check(night(), *session->seat()).size();
            if (wrong == 0) return;
            REQUIRE(stage.click("deck.mend." + std::to_string(wrong - 1) + ".0"));
        }
    }
    void hand_in() {
        mend();
        REQUIRE(stage.click("deck.ready"));
    }
    void open_curtain() {
        stage.frames(2);
        stage.hold(Key::space, 900);
        stage.settle();
    }
    // Everybody's deck is handed in, one after the other.
    void hand_all_in() {
        for (int i = people(); i > 0; --i) {
            hand_in();
            if (session->awaited()) open_curtain();
        }
        session->advance();
        stage.settle();
    }
    std::string screen() { return stage.shown("night.menu") ? "night" : stage.shown("deck.ready") ? "deck" : ""; }
};

}  // namespace

TEST_CASE("A deck that was handed in is taken back from the night's board until the round is paired", "[gui.deck]") {
    Building t;
    t.hand_all_in();
    REQUIRE_FALSE(draft::can_pair(t.night()));
    REQUIRE(t.screen() == "night");
    REQUIRE(t.stage.click("night.menu"));
    REQUIRE(t.stage.click("night.menu.deck"));
    t.stage.settle();
    REQUIRE(t.screen() == "deck");
    const SeatId seat = *t.session->seat();
    REQUIRE(t.stage.click("deck.ready"));  // nothing was changed
    t.stage.settle();
    CHECK(t.screen() == "night");
    REQUIRE(t.stage.click("night.menu"));
    REQUIRE(t.stage.click("night.menu.deck"));
    t.stage.settle();
    const auto row = std::ranges::find_if(t.stage.app().ui().items(), [](const Item& item) {
        return item.id.starts_with("deck.row.") && item.id.ends_with(".minus");
    });
    REQUIRE(row != t.stage.app().ui().items().end());
    REQUIRE(t.stage.click(std::string(row->id)));
    CHECK(t.seat(seat.value).handed_in == 0);
    t.hand_in();
    t.stage.settle();
    CHECK(t.screen() == "night");
    REQUIRE_FALSE(t.session->pair_round());
    t.stage.settle();
    REQUIRE(t.stage.click("night.menu"));
    CHECK_FALSE(t.stage.shown("night.menu.deck"));
}

TEST_CASE("No pile moves when one of its cards goes into the deck", "[gui.deck]") {
    Building t;
    const auto places = [&] {
        std::vector<std::pair<std::string, float>> found;
        for (const Item& item : t.stage.app().ui().items())
            if (item.id.starts_with("deck.pool.")) found.emplace_back(item.id, item.rect.x);
        return found;
    };
    for (int i = 0; i < 5; ++i) {
        const auto before = places();
        REQUIRE_FALSE(before.empty());
        REQUIRE(t.stage.double_click(before.front().first));
        t.stage.settle();
        const auto after = places();
        CHECK(after.size() + 1 == before.size());
        for (const auto& place : after) CHECK(std::ranges::find(before, place) != before.end());
    }
}

TEST_CASE("The pointer shows a row's card and Enter does nothing to it", "[gui.deck]") {
    Building t;
    const auto& items = t.stage.app().ui().items();
    const auto card = std::ranges::find_if(items, [](const Item& item) { return item.id.starts_with("deck.pool."); });
    REQUIRE(card != items.end());
    const std::string id = card->id;
    REQUIRE_FALSE(t.stage.shown("deck.add"));
    t.stage.hover(id);
    t.stage.frames(3);
    CHECK(t.stage.shown("deck.add"));
    const draft::Deck before = t.seat(t.session->seat()->value).deck;
    t.stage.press(Key::enter);
    CHECK(t.seat(t.session->seat()->value).deck == before);
}
