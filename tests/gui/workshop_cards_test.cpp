// The workshop and the card library without card data, steps back and forth, and what is told of a path that leads nowhere.
#include <chrono>
#include <filesystem>
#include <thread>

#include <imgui.h>

#include "tests/gui/workshop_bench.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using gui::Page;

TEST_CASE("In the workshop letters change nothing, and Ctrl with Z and Y goes back and forth and says so",
          "[gui.workshop]") {
    Bench w(Page::workshop);
    const int before = w.cube().size();
    REQUIRE_FALSE(w.cube().set_copies(w.cube()[w.cube().entries().front().card].key, 0));
    const std::string changed = w.cube().text();
    for (Key key = Key::a; key <= Key::z; key = static_cast<Key>(static_cast<int>(key) + 1)) {
        w.stage->press(key);
        w.stage->press(Key::escape);  // from the search
        CHECK(w.cube().text() == changed);
        if (!w.stage->shown("shop.undo")) w.press("home.workshop");
    }
    const auto with_ctrl = [&](Key key) {
        compat::key(ImGui::GetIO(), Key::ctrl, true);
        w.stage->press(key);
        compat::key(ImGui::GetIO(), Key::ctrl, false);
        w.stage->frames(2);
    };
    with_ctrl(Key::z);
    CHECK(w.cube().size() == before);
    CHECK(w.tells("The last change is undone."));
    with_ctrl(Key::y);
    CHECK(w.cube().text() == changed);
    CHECK(w.tells("The change is made again."));
    with_ctrl(Key::y);
    CHECK(w.tells("There is no step."));
}

TEST_CASE("A path that leads nowhere is told at its field, with the reason, until another one is written",
          "[gui.workshop]") {
    Bench w(Page::printed, SampleState::empty);
    w.press("printed.import");
    w.stage->type("/no/such/cards.json");
    w.stage->press(Key::enter);
    for (int i = 0; i < 200 && w.session->workshop().importing(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        w.stage->frames(1);
    }
    w.stage->frames(2, 20'000);
    REQUIRE(w.stage->shown("printed.path"));
    CHECK(w.tells("/no/such/cards.json"));
    w.stage->type("x");
    w.stage->settle();
    CHECK_FALSE(w.tells("/no/such/cards.json:"));
    Bench lists(Page::lists, SampleState::empty);
    lists.write("lists.path", "/no/such/list.txt");
    lists.stage->press(Key::enter);
    lists.stage->settle();
    lists.stage->frames(2, 20'000);
    CHECK(lists.tells("/no/such/list.txt"));
}

TEST_CASE("Without card data the card library has the cards that come with the program", "[gui.workshop]") {
    Bench w(Page::printed, SampleState::empty);
    w.write("printed.search", "Spheal");
    CHECK(w.tells("Cards: 1 of 1"));
    CHECK(w.tells("Rollout"));
    w.write("printed.search", "nothing of that kind");
    CHECK_FALSE(w.stage->shown("printed.card.0"));
}

TEST_CASE("Without card data a cube gets cards that come with the program", "[gui.workshop]") {
    Bench w(Page::workshop, SampleState::empty);
    std::filesystem::create_directories(w.folder / "cubenight/cubes/mine");
    test::put_bytes(w.folder / "cubenight/cubes/mine.cube", "cube \"Mine\" { rules cube use \"mine/mine.cards\" }");
    test::put_bytes(w.folder / "cubenight/cubes/mine/mine.cards",
                    "card \"m-1\" \"Lantern Fox\" { pokemon basic fire hp 70 attack \"Flare\" [R] 30 }");
    const Said refused = w.session->workshop().open_cube("mine");
    INFO(refused.value_or(""));
    REQUIRE_FALSE(refused);
    w.stage->settle();
    w.press("shop.tab.1");
    w.write("shop.wanted", "Spheal");
    CHECK(w.tells("Icy Snow"));
    w.press("shop.add.0");
    const auto spheal = w.cube().cards().find_key("sm12-49");
    REQUIRE(spheal);
    CHECK(w.cube().copies(*spheal) == 1);
    REQUIRE_FALSE(w.session->workshop().save());
    REQUIRE_FALSE(w.session->workshop().open_cube("mine"));
    CHECK(w.cube().size() == 2);
}

TEST_CASE("A cube of the Ultraman Card Game is offered the cards of that game", "[gui.workshop]") {
    Bench w(Page::workshop, SampleState::empty);
    REQUIRE_FALSE(w.session->workshop().open_cube("ultra"));
    const workshop::Entry first = w.cube().entries().front();
    const std::string key = w.cube()[first.card].key;
    REQUIRE_FALSE(w.cube().set_copies(key, 0));
    w.stage->settle();
    w.press("shop.tab.1");
    w.write("shop.wanted", key);
    CHECK(w.stage->shown("shop.chosen.more"));
    w.press("shop.add.0");
    CHECK(w.cube().copies(first.card) == 1);
}
