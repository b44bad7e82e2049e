// Small windows and large texts: the pool of the deck builder, the settings; and where an exported deck went.
#include <algorithm>
#include <vector>

#include <imgui.h>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using gui::Page;

TEST_CASE("In a low window the pool has more than half of its panel", "[gui.deck]") {
    for (const SampleState state : {SampleState::usual, SampleState::full}) {
        const auto session = sample_session(lantern(), Page::deck, state);
        Headless stage(*session, Page::deck, 1280, 720);
        stage.settle();
        const Item* const piles = stage.app().ui().find("deck.piles");
        REQUIRE(piles);
        CHECK(stage.app().to_pixels(piles->rect.corner() + Vec{0, piles->rect.h}).y -
                  stage.app().to_pixels(piles->rect.corner()).y >=
              360);
    }
}

TEST_CASE("Down from the last card of a pile leads to what lies below it", "[gui.deck]") {
    const auto session = sample_session(lantern(), Page::deck, SampleState::full);
    Headless stage(*session, Page::deck, 1280, 720);
    stage.settle();
    std::vector<Item> last;
    for (const Item& item : stage.app().ui().items())
        if (item.id.starts_with("deck.pool.") && item.rect.h > item.rect.w) last.push_back(item);
    REQUIRE(last.size() >= 4);
    for (const Item& card : last) {
        stage.app().ui().focus(card.id);
        stage.frames(2);
        stage.press(Key::down);
        const Item* const next = stage.app().ui().find(stage.app().ui().focused());
        const Item* const from = stage.app().ui().find(card.id);  // which may have been scrolled
        REQUIRE(next);
        REQUIRE(from);
        INFO(card.id << " leads to " << next->id);
        CHECK(next->rect.y >= from->rect.bottom());
    }
}

TEST_CASE("Where an exported deck went stays to be read, and its path can be copied", "[gui.deck]") {
    const auto session = sample_session(lantern(), Page::deck, SampleState::usual);
    Headless stage(*session, Page::deck, 1600, 1000);
    stage.settle();
    stage.press(Key::e);
    REQUIRE(stage.click("deck.export.file"));
    stage.settle();
    const std::string file = session->exported().file;
    REQUIRE_FALSE(file.empty());
    const auto tells = [&] {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(file) != std::string::npos; });
    };
    CHECK(tells());
    stage.frames(2, 20'000);
    CHECK(tells());
    REQUIRE(stage.click("written.copy"));
    CHECK(ImGui::GetClipboardText() == file);
    stage.press(Key::enter);
    stage.settle();
    CHECK_FALSE(tells());
    stage.press(Key::e);
    REQUIRE(stage.click("deck.export.clipboard"));
    stage.settle();
    CHECK_FALSE(stage.shown("written.copy"));
    CHECK(stage.shown("written.close"));
}

TEST_CASE("Settings need no scrolling where they have room for two columns", "[gui.settings]") {
    const auto session = sample_session(lantern(), Page::home, SampleState::usual);
    Headless stage(*session, Page::home, 1280, 720);
    stage.settle();
    stage.press(Key::digit9);
    stage.settle();
    CHECK_FALSE(stage.shown("settings.bar"));
    const Item *const first = stage.app().ui().find("settings.language.0"), *const last =
                                                                                stage.app().ui().find("settings.cards");
    REQUIRE(first);
    REQUIRE(last);
    CHECK(last->rect.x > first->rect.right());
    CHECK(last->rect.bottom() < stage.app().ui().find("settings")->rect.bottom());
}
