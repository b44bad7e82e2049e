// A screen that is larger than its window: what is needed comes into sight by itself, and everything can be reached.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using gui::Page;

namespace {

constexpr Rect small_window{0, 0, 1280, 720};

struct Magnified {
    std::unique_ptr<MemorySession> session;
    Headless stage;

    Magnified(Page page, float scale, SampleState state = SampleState::usual)
        : session(sample_session(lantern(), page, state)), stage(*session, page, 1280, 720, scaled(scale)) {
        stage.settle();
        stage.frames(2);
    }
    static AppSettings scaled(float scale) {
        AppSettings settings;
        settings.taste.scale = scale;
        settings.taste.motion = Motion::reduced;
        return settings;
    }
    const Item& item(std::string_view id) {
        const Item* const found = stage.app().ui().find(id);
        INFO(id);
        REQUIRE(found);
        return *found;
    }
    Rect box(std::string_view id) {
        const Rect r = item(id).rect;
        const Vec low = stage.app().to_pixels(r.corner()), high = stage.app().to_pixels({r.right(), r.bottom()});
        return {low.x, low.y, high.x - low.x, high.y - low.y};
    }
    bool sees(std::string_view id) {
        const Rect r = box(id);
        return r.x >= 0 && r.y >= 0 && r.right() <= small_window.w && r.bottom() <= small_window.h;
    }
    bool tells(std::string_view words) {
        return std::ranges::any_of(stage.texts(), [&](const TextMark& mark) {
            return mark.text.find(words) != std::string::npos && small_window.contains(mark.box.centre());
        });
    }
};

}  // namespace

TEST_CASE("A sheet is wholly in sight, however large everything is", "[gui.access]") {
    for (const float scale : {1.2f, 1.5f, 2.f, 2.5f}) {
        INFO("at " << scale);
        Magnified home(Page::home, scale);
        home.stage.press(Key::n);
        home.stage.settle();
        for (const char* const id : {"seating.night", "seating.cancel", "seating.deal", "seating.players.less"})
            CHECK(home.sees(id));
        home.stage.press(Key::escape);
        home.stage.settle();
        CHECK(home.stage.app().magnified());
        Magnified draft(Page::draft, scale);
        draft.stage.press(Key::f1);
        draft.stage.settle();
        CHECK(draft.sees("keys.close"));
        draft.stage.press(Key::escape);
        draft.stage.press(Key::h);
        draft.stage.settle();
        CHECK(draft.sees("curtain.reveal"));
    }
}

TEST_CASE("What is asked in a match is in sight with what answers it, however large everything is", "[gui.access]") {
    for (const float scale : {1.2f, 1.5f, 2.f}) {
        INFO("at " << scale);
        Magnified match(Page::match, scale);
        REQUIRE(match.stage.shown("prompt.back"));
        CHECK(match.sees("prompt.back"));
        int places = 0;
        for (const Item& item : std::vector(match.stage.app().ui().items()))
            places += item.id.starts_with("slot.") && match.sees(item.id);
        CHECK(places >= (scale < 2 ? 4 : 2));
        // The arrows begin where the answers are.
        match.stage.press(Key::escape);
        match.stage.settle();
        match.stage.press(Key::tab);
        match.stage.frames(2);
        CHECK(match.stage.app().ui().focused() != "match.menu");
        CHECK(small_window.contains(match.box(match.stage.app().ui().focused()).centre()));
    }
}

TEST_CASE("A card that is opened is wholly in sight, however large everything is", "[gui.access]") {
    for (const float scale : {1.5f, 2.f, 2.5f}) {
        INFO("at " << scale);
        Magnified draft(Page::draft, scale);
        REQUIRE(draft.stage.right_click("draft.card.0"));
        draft.stage.settle();
        CHECK(draft.sees("large.close"));
        const draft::NightView view = view_for(*draft.session->night(), SeatId{0});
        const std::string& name =
            (*draft.session->night()->cards.set)[draft.session->night()->cards.id(view.pack[0])].name;
        CHECK(draft.tells(name));
    }
}

TEST_CASE("After the focus the page follows the pointer again when that moves", "[gui.access]") {
    Magnified draft(Page::draft, 2);
    draft.stage.app().ui().focus("draft.card.14");
    draft.stage.frames(3);
    CHECK(draft.sees("draft.card.14"));
    REQUIRE(draft.stage.hover("draft.card.0"));
    CHECK(draft.sees("draft.card.0"));
    CHECK_FALSE(draft.sees("draft.card.14"));
}

TEST_CASE("That a page is larger than the window is told once, and not when it no longer is", "[gui.access]") {
    Magnified home(Page::home, 1.5f);
    CHECK(home.tells("Larger than the window"));
    Taste taste = home.stage.app().taste();
    taste.scale = 1;
    home.stage.app().set_taste(taste);
    home.stage.frames(3);
    CHECK_FALSE(home.tells("Larger than the window"));
    taste.scale = 1.5f;
    home.stage.app().set_taste(taste);
    home.stage.frames(3);
    CHECK_FALSE(home.tells("Larger than the window"));
}

TEST_CASE("At twice the size the window follows the pointer and the focus and buttons still answer",
          "[gui.access][window.night]") {
    const auto session = sample_session(lantern(), Page::draft, SampleState::usual);
    AppSettings settings;
    settings.taste.scale = 2;
    settings.taste.contrast = Contrast::high;
    settings.taste.motion = Motion::reduced;
    Headless stage(*session, Page::draft, 1600, 1000, settings);
    stage.settle();
    const draft::NightView before = view_for(*session->night(), SeatId{0});
    stage.app().ui().focus("draft.card.14");
    stage.frames(3);
    const Vec at = stage.app().to_pixels(stage.app().ui().find("draft.card.14")->rect.centre());
    CHECK(Rect{0, 0, 1600, 1000}.contains(at));
    CHECK(session->selected(SeatId{0}) == before.pack[14]);
    stage.press(Key::enter);
    CHECK(session->night()->pool(SeatId{0}).back() == before.pack[14]);
}

TEST_CASE("The arrows of a magnified page cover nothing that can be pressed", "[gui.access]") {
    for (const float scale : {1.2f, 1.5f})
        for (const Page page : {Page::home, Page::draft, Page::deck, Page::night, Page::match}) {
            const auto session = sample_session(lantern(), page, SampleState::usual);
            AppSettings settings;
            settings.taste.scale = scale;
            Headless stage(*session, page, 1280, 720, settings);
            stage.settle();
            REQUIRE(stage.app().magnified());
            CHECK_FALSE(stage.app().edges().empty());
            for (const EdgeArrow& arrow : stage.app().edges())
                for (const Item& item : stage.app().ui().items()) {
                    if (item.can == Can::be_seen || item.visible.w > 600) continue;
                    if (item.visible.h > 100) continue;  // of a card or a table a corner is nothing
                    const Rect both = item.visible.meet(arrow.box());
                    INFO(stage.app().screen() << " " << item.id << " at " << scale);
                    CHECK((both.w <= 0 || both.h <= 0));
                }
        }
}
