// What the match screen of the Ultraman Card Game calls its piles, and that nothing is covered or left out in small windows.
#include <algorithm>
#include <map>

#include "src/gui/samples/sample_ultraman.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/gui/ultraman_pressing.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

// A match of the samples in a language and a size.
struct SampleMatch {
    std::unique_ptr<MemorySession> session;
    Headless stage;

    SampleMatch(SampleState state, Language language, int wide, int high)
        : session(sample_session(ultra(), Page::ultraman, state)),
          stage(*session, Page::ultraman, wide, high, settings(language)) {
        stage.settle();
    }
    static AppSettings settings(Language language) {
        AppSettings made;
        made.taste.motion = Motion::reduced;
        made.taste.language = language;
        return made;
    }
    bool drawn(std::string_view words) const {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
};

}  // namespace

TEST_CASE("Piles of the Ultraman Card Game are called on the board as in its log and on its cards", "[gui.ultraman]") {
    SampleMatch japanese(SampleState::usual, Language::japanese, 1600, 1000);
    CHECK(japanese.drawn("デッキ "));
    CHECK(japanese.drawn("捨て札 "));
    CHECK_FALSE(japanese.drawn("山札"));
    CHECK_FALSE(japanese.drawn("トラッシュ"));
    const auto called = [&] {
        return std::ranges::count_if(japanese.stage.texts(),
                                     [](const TextMark& mark) { return mark.text.starts_with("捨て札 "); });
    };
    CHECK(called() == 2);
    REQUIRE(japanese.stage.click("match.discard.0"));
    japanese.stage.settle();
    CHECK(called() == 4);  // the tabs of both players are called as their piles
    SampleMatch chinese(SampleState::usual, Language::traditional_chinese, 1600, 1000);
    CHECK(chinese.drawn("牌組 "));
    CHECK_FALSE(chinese.drawn("牌庫"));
}

TEST_CASE("The smallest window shows the BP of every card of the hand", "[gui.ultraman]") {
    SampleMatch low(SampleState::usual, Language::english, 1280, 720);
    const ultraman::View view = low.session->ultraman_match()->view();
    const ultraman::CardSet& cards = low.session->ultraman_match()->cards();
    std::map<std::string, int> wanted;
    for (const CopyId copy : view.seats[play::seat0].hand)
        if (const ultraman::Card& card = cards[view.cards[copy.value]]; card.has_single())
            ++wanted[std::to_string(card.bp[0])];
    REQUIRE(wanted.size() > 1);
    for (const auto& [bp, count] : wanted) {
        const auto shown = std::ranges::count_if(low.stage.texts(), [&number = bp](const TextMark& mark) {
            return mark.text == number && mark.box.y > 720 - 104 && mark.box.bottom() <= 720;
        });
        INFO("BP " << bp);
        CHECK(shown >= count);
    }
}

TEST_CASE("The scene that is pointed at opens beside its place and covers no pile", "[gui.ultraman]") {
    SampleMatch full(SampleState::full, Language::english, 1280, 720);
    REQUIRE(full.stage.hover("match.scene"));
    for (int i = 0; i < 60; ++i) full.stage.frames(1);
    const ultraman::View view = full.session->ultraman_match()->view();
    const ultraman::Card& scene = full.session->ultraman_match()->cards()[view.cards[view.scene.value]];
    const auto number =
        std::ranges::find(full.stage.texts(), scene.number, &TextMark::text);  // at the foot of a large face
    REQUIRE(number != full.stage.texts().end());
    CHECK(number->box.right() < 1280 - 246);
    CHECK(number->box.x > 228);
}

TEST_CASE("The first hand is exchanged by a second press and kept by Enter", "[gui.ultraman]") {
    const auto session = sample_session(ultra(), Page::home, SampleState::usual);
    auto begun = UltramanMatch::begin(ultraman_setup(CUBENIGHT_TEST_DATA, 3));
    REQUIRE(begun.ok());
    UltramanMatch& match = **begun;
    session->practice().put(std::move(*begun));
    while (match.match().choice.kind != ultraman::ChoiceKind::redraw ||
           match.match().choice.actor != play::Actor::seat0)
        match.play(match.bot_choice(UltramanTable::usual_bot));
    Headless stage(*session, Page::ultraman, 1280, 720, SampleMatch::settings(Language::english));
    stage.settle();
    const auto tells = [&](std::string_view words) {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    };
    CHECK(tells("all 6 cards may go under the deck, and you draw as many new ones"));
    const auto hand = match.view().seats[play::seat0].hand;
    const auto redraws = [&] {
        const auto& choice = match.match().choice;
        return choice.kind == ultraman::ChoiceKind::redraw && choice.actor == play::Actor::seat0;
    };
    for (int i = 0; i < 2; ++i) {
        stage.press(Key::digit1);
        stage.frames(2);
        REQUIRE(redraws());
        CHECK(tells("Press again: all 6 cards"));
        if (i == 1) break;
        stage.press(Key::escape);
        stage.frames(2);
        CHECK_FALSE(tells("Press again"));
        CHECK_FALSE(stage.shown("menu.close"));
    }
    CHECK(match.view().seats[play::seat0].hand == hand);
    stage.press(Key::digit1);
    stage.frames(2);
    CHECK_FALSE(redraws());
    CHECK_FALSE(match.view().seats[play::seat0].hand == hand);
}
