// What the window has room for: names stand there whole where there is space, and where the screen is larger than the window it
// is said where the rest is.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

AppSettings speaking(Language language) {
    AppSettings settings;
    settings.taste.language = language;
    return settings;
}

// Whether a text that begins so stands there shortened.
bool shortens(const Headless& stage, std::string_view beginning) {
    return std::ranges::any_of(stage.texts(), [&](const TextMark& mark) {
        return mark.text.starts_with(beginning) && mark.text.ends_with("…");
    });
}

bool tells(const Headless& stage, std::string_view words) {
    return std::ranges::any_of(stage.texts(),
                               [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
}

// Four at a table, with the names that the program gives.
std::unique_ptr<MemorySession> four_drafting() {
    auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    NewNight night;
    night.cube = session->cubes().front().id;
    night.row = {4, 3, 10, 40, 4};
    for (const char* name : {"Sinä", "Botti Lamppu", "Botti Teekannu", "Botti Kompassi"})
        night.seats.push_back({name, night.seats.empty() ? draft::SeatKind::person : draft::SeatKind::bot});
    REQUIRE_FALSE(session->start(night));
    return session;
}

}  // namespace

TEST_CASE("Names of seats stand whole on the plates of a small window and of a large one", "[gui.room]") {
    struct Size {
        int width, height;
    };
    for (const Size size : {Size{1280, 720}, Size{2560, 1440}}) {
        const auto session = four_drafting();
        Headless stage(*session, gui::Page::draft, size.width, size.height, speaking(Language::finnish));
        stage.settle();
        INFO(size.width);
        REQUIRE(tells(stage, "Botti"));
        CHECK_FALSE(shortens(stage, "Botti"));
    }
}

TEST_CASE("The pills of the night that waits lie inside of its card", "[gui.room]") {
    const auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    std::vector<NightSummary> nights = session->nights();
    const auto paused = std::ranges::find(nights, NightState::paused, &NightSummary::state);
    REQUIRE(paused != nights.end());
    paused->seats = {"Sinä", "Botti Lamppu", "Botti Teekannu", "Botti Kompassi"};
    session->set_library(nights, session->cubes());
    Headless stage(*session, gui::Page::home, 1280, 720, speaking(Language::finnish));
    stage.settle();
    int seen = 0;
    for (const TextMark& mark : stage.texts()) {
        if (!mark.text.starts_with("Botti")) continue;
        ++seen;
        INFO(mark.text);
        CHECK_FALSE(mark.text.ends_with("…"));
        CHECK(mark.box.x >= mark.clip.x);
        CHECK(mark.box.right() <= mark.clip.right());
    }
    CHECK(seen == 3);
}

TEST_CASE("Who has a seat is read whole in every language where decks are brought", "[gui.room]") {
    for (const Language language : {Language::english, Language::finnish, Language::japanese}) {
        const auto session = sample_session(cube_of(SampleGame::ultraman), gui::Page::home, SampleState::usual);
        Headless stage(*session, gui::Page::home, 1280, 720, speaking(language));
        stage.settle();
        REQUIRE(stage.click("home.form.1"));
        stage.settle();
        REQUIRE(stage.click("home.set_table"));
        stage.settle();
        REQUIRE(stage.shown("seating.seat0.kind.0"));
        const Strings say(language);
        for (const Text kind : {Text::seating_person, Text::seating_bot, Text::seating_random_bot}) {
            INFO(say(kind));
            CHECK(std::ranges::count_if(stage.texts(), [&](const TextMark& mark) { return mark.text == say(kind); }) >=
                  2);
        }
    }
}

TEST_CASE("A screen that is larger than the window says where the rest is and is moved by keys", "[gui.room]") {
    const auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    Headless stage(*session, gui::Page::home, 1280, 720);
    stage.settle();
    stage.point_away();
    CHECK_FALSE(tells(stage, "Larger than the window"));
    Taste taste = stage.app().taste();
    taste.scale = 1.6f;
    stage.app().set_taste(taste);
    stage.frames(3);
    CHECK(tells(stage, "Larger than the window"));
    for (const TextMark& mark : stage.texts())  // it is said in sight
        if (mark.text.find("Larger than the window") != std::string::npos)
            CHECK(Rect{0, 0, 1280, 720}.contains(mark.box.centre()));
    const auto hold_ctrl = [&](Key key) {
        InputQueue& queue = stage.queue();
        queue.key(Key::ctrl, true), queue.key(key, true), queue.key(key, false), queue.key(Key::ctrl, false);
        for (int i = 0; queue.waiting() && i < 50; ++i) stage.frames(1);
        stage.frames(2);
    };
    const auto left = [&] { return stage.app().to_pixels({0, 0}).x; };
    for (int i = 0; i < 6; ++i) hold_ctrl(Key::left);
    CHECK(left() == 0);
    for (int i = 0; i < 6; ++i) hold_ctrl(Key::right);
    CHECK(left() < -200);
    hold_ctrl(Key::digit0);
    CHECK(left() == 0);
}
