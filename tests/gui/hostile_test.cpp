// What comes from outside, on the screens: names are text, what cannot be read stays in its list, and a cube that nobody can
// be dealt from begins no night.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

bool says(const Headless& stage, std::string_view words) {
    return std::ranges::any_of(stage.texts(),
                               [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("A night that cannot be read stays in the list with its reason", "[gui.home]") {
    auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    session->set_library({}, session->cubes());
    session->set_unread_nights({{"/home/aino/nights/old.night", 4, saying("the line is damaged")}});
    Headless stage(*session, gui::Page::home, 1600, 1000);
    stage.settle();
    stage.frames(400, 50);  // twenty seconds
    CHECK(says(stage, "old.night"));
    CHECK(says(stage, "line 4: the line is damaged"));
}

TEST_CASE("Why a file cannot be read is said in the language of the window", "[gui.home]") {
    auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    CubeSummary cube = session->cubes().front();
    cube.problem = Error{"reef.cards", 3, saying("a type stands once"), 7};
    session->set_library({}, {cube});
    session->set_unread_nights({{"/home/aino/nights/old.night", 4, saying("the line is damaged")}});
    AppSettings settings;
    settings.taste.language = Language::japanese;
    Headless stage(*session, gui::Page::home, 1600, 1000, settings);
    stage.settle();
    CHECK(says(stage, "4行目：行が壊れています"));
    CHECK(says(stage, "reef.cards:3:7: 同じタイプは1回だけ書きます"));
    CHECK_FALSE(says(stage, "stands once"));
}

TEST_CASE("A cube that nobody can be dealt from sets no table", "[gui.home]") {
    auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    CubeSummary cube = session->cubes().front();
    cube.rows.clear();
    cube.most_players = 0;
    session->set_library({}, {cube});
    Headless stage(*session, gui::Page::home, 1600, 1000);
    stage.settle();
    CHECK(says(stage, "No night can be dealt from this cube."));
    stage.click("home.set_table");
    stage.settle();
    CHECK_FALSE(stage.shown("seating.deal"));
}

TEST_CASE("What a terminal would obey is drawn by its number", "[gui.home]") {
    auto session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    CubeSummary cube = session->cubes().front();
    cube.name = "A\x1B[2J \xE2\x80\xAE B";
    session->set_library({}, {cube});
    Headless stage(*session, gui::Page::home, 1600, 1000);
    stage.settle();
    CHECK(says(stage, "A\\u001B[2J \\u202E B"));
}

TEST_CASE("The longest name in the bar of the deck ends before the steps of the night", "[gui.deck]") {
    auto session = sample_session(lantern(), gui::Page::deck, SampleState::hostile);
    Headless stage(*session, gui::Page::deck, 1280, 720);
    stage.settle();
    const TextMark *name = nullptr, *step = nullptr;
    for (const TextMark& mark : stage.texts()) {
        if (mark.box.y > 60) continue;
        if (mark.text.ends_with("…") && !name) name = &mark;
        if (mark.text == "Draft") step = &mark;
    }
    REQUIRE(name);
    REQUIRE(step);
    CHECK(step->box.x - name->box.right() > 26);  // its mark stands between them
}
