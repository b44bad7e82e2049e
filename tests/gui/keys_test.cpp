// Keys: F1 lists those of the screen, they are true, and a person may move them.
#include <algorithm>
#include <utility>
#include <vector>

#include "src/gui/samples/samples.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

struct Spot {
    Page page;
    const char* press = "";  // leads there
    SampleGame game = SampleGame::pokemon;
    Key own = Key::none;  // leads to where one is already
};
constexpr Spot spots[] = {{Page::home},
                          {Page::home, "home.cubes"},
                          {Page::home, "home.library"},
                          {Page::home, "home.practice", SampleGame::pokemon, Key::digit7},
                          {Page::home, "home.replays", SampleGame::pokemon, Key::digit4},
                          {Page::home, "home.puzzles", SampleGame::pokemon, Key::digit8},
                          {Page::workshop, "", SampleGame::pokemon, Key::digit0},
                          {Page::workshop, "shop.card.1", SampleGame::pokemon, Key::digit0},
                          {Page::draft},
                          {Page::draft, "draft.card.2"},
                          {Page::deck},
                          {Page::deck, "deck.pool.1"},
                          {Page::night},
                          {Page::match},
                          {Page::rulings, "rulings.entry.0"},
                          {Page::ultraman, "", SampleGame::ultraman}};

struct Shown {
    explicit Shown(const Spot& at, const AppSettings& settings = {})
        : session(sample_session(cube_of(at.game), at.page, SampleState::usual)),
          shown(*session, at.page, 1600, 1000, settings) {
        shown.settle();
        if (*at.press && shown.click(at.press)) shown.point_away();
        shown.settle();
    }
    // All that could show that something happened.
    std::string looks() {
        std::string all = std::string(shown.app().screen()) + " " + std::to_string(shown.vertices());
        for (const TextMark& mark : shown.texts()) all += "\n" + mark.text;
        for (const Item& item : shown.app().ui().items()) all += "\n" + item.id;
        return all + shown.app().ui().focused() + (shown.app().taste().keys.changes().empty() ? "" : "moved");
    }

    std::unique_ptr<Session> session;
    Headless shown;
};

Key heard_of(const KeyRow& row, const KeySet& heard, Key own) {
    for (int i = 1; i < key_count; ++i)
        if (static_cast<Key>(i) != own && row.has(static_cast<Key>(i)) && heard.test(static_cast<std::size_t>(i)))
            return static_cast<Key>(i);
    return row.key;
}

// Where the row asks for Ctrl, the letter alone does nothing.
void press(Shown& stage, const KeyRow& row, Key key) {
    const std::string before = row.with_ctrl ? stage.looks() : std::string();
    if (row.with_ctrl) stage.shown.press(row.key);
    if (row.with_ctrl) CHECK((stage.looks() == before));
    compat::key(ImGui::GetIO(), Key::ctrl, row.with_ctrl);
    stage.shown.press(key);
    compat::key(ImGui::GetIO(), Key::ctrl, false);
}

}  // namespace

TEST_CASE("No screen hears a key that F1 does not know", "[gui.keys]") {
    for (const Spot& spot : spots) {
        Shown stage(spot);
        const KeyRoom room = key_room(stage.shown.app().screen());
        CHECK(room != KeyRoom::everywhere);
        for (int i = 1; i < key_count; ++i) {
            const auto key = static_cast<Key>(i);
            INFO(stage.shown.app().screen() << " " << spot.press << " hears " << key_name(key));
            if (stage.shown.app().ui().heard().test(static_cast<std::size_t>(i))) CHECK(row_of(room, key));
        }
    }
}

TEST_CASE("F1 lists at Home the keys of its open place and of no other", "[gui.keys]") {
    const auto lists = [](const char* place, Key key) {
        Shown at({Page::home, place});
        at.shown.press(Key::f1);
        REQUIRE(at.shown.shown("keys.close"));
        const KeyRow* const row = row_of(KeyRoom::home, key);
        return row && at.shown.app().help().lists(*row);
    };
    CHECK(lists("home.practice", Key::q));
    CHECK_FALSE(lists("home.replays", Key::q));
    CHECK_FALSE(lists("home.practice", Key::n));
    CHECK(lists("", Key::n));
}

TEST_CASE("Over the sheet of a result F1 tells the numbers of its choices and not those of the tables", "[gui.keys]") {
    Shown at({Page::night});
    at.shown.press(Key::digit1);
    at.shown.settle();
    REQUIRE(at.shown.shown("night.result.cancel"));
    at.shown.press(Key::f1);
    REQUIRE(at.shown.shown("keys.close"));
    CHECK_FALSE(at.shown.app().help().lists(*row_of(KeyRoom::night, Key::digit1)));
    CHECK(std::ranges::any_of(at.shown.texts(), [](const TextMark& mark) {
        return mark.text == Strings(Language::english)(Text::keys_choices);
    }));
}

TEST_CASE("F1 over the curtain tells what opens it and no key of what lies under it", "[gui.keys]") {
    Shown at({Page::draft});
    at.shown.press(Key::h);
    at.shown.settle();
    REQUIRE(at.shown.shown("curtain.reveal"));
    at.shown.press(Key::f1);
    REQUIRE(at.shown.shown("keys.close"));
    const auto tells = [&](Text words) {
        return std::ranges::any_of(
            at.shown.texts(), [&](const TextMark& mark) { return mark.text == Strings(Language::english)(words); });
    };
    CHECK(tells(Text::curtain_hold));
    CHECK_FALSE(tells(Text::keys_enter));
    CHECK_FALSE(tells(Text::keys_large));
    CHECK_FALSE(at.shown.app().help().lists(*row_of(KeyRoom::draft, Key::s)));
}

TEST_CASE("Every key that F1 lists as true does something", "[gui.keys]") {
    for (const Spot& spot : spots) {
        if (spot.page == Page::rulings) continue;  // nothing has been played there that could be gone back to
        Shown listing(spot);
        const KeySet heard = listing.shown.app().ui().heard();
        listing.shown.press(Key::f1);
        REQUIRE(listing.shown.shown("keys.close"));
        const KeysHelp& help = listing.shown.app().help();
        int pressed = 0;
        test::Sparse some(4);
        for (const KeyRow& row : key_rows()) {
            if (!help.lists(row) || !help.is_true(row) || row.key == Key::alt || !some.takes()) continue;
            Shown stage(spot);
            const std::string before = stage.looks();
            INFO(stage.shown.app().screen()
                 << " " << spot.press << ": " << key_name(row.key) << " in " << static_cast<int>(row.room));
            if (row.key == Key::ctrl) {
                compat::key(ImGui::GetIO(), Key::ctrl, true);
                stage.shown.press(Key::plus);
                CHECK(stage.shown.app().taste().scale > 1.05f);
                compat::key(ImGui::GetIO(), Key::ctrl, false);
                stage.shown.frames(1);
                continue;
            }
            press(stage, row, heard_of(row, heard, spot.own));
            if (row.key == Key::f11) {
                CHECK(stage.shown.app().take_full_screen());
            } else {
                stage.shown.frames(2, 400);
                CHECK((stage.looks() != before));
            }
            ++pressed;
        }
        CHECK(pressed >= (test::Sparse::nowhere() ? 4 : 1));
    }
}

namespace {

// The screens that have a menu, and what opens it.
std::vector<std::pair<Spot, const char*>> menus() {
    return {{Spot{Page::draft}, "draft.menu"},
            {Spot{Page::deck}, "deck.menu"},
            {Spot{Page::night}, "night.menu"},
            {Spot{Page::match}, "match.menu"},
            {Spot{Page::ultraman, "", SampleGame::ultraman}, "match.menu"}};
}

}  // namespace

TEST_CASE("The menus lead to the settings and the keys and back to where one was", "[gui.keys]") {
    for (const auto& [spot, menu] : menus()) {
        Shown at(spot);
        Headless& stage = at.shown;
        const std::string here = stage.app().screen();
        INFO(here);
        REQUIRE(stage.click(menu));
        stage.settle();
        REQUIRE(stage.click("menu.settings"));
        stage.settle();
        CHECK(std::string(stage.app().screen()) == "settings");
        CHECK(stage.shown("settings.larger"));
        REQUIRE(stage.click("over.back"));
        stage.settle();
        CHECK(stage.app().screen() == here);
        if (!stage.shown("menu.keys")) REQUIRE(stage.click(menu));
        stage.settle();
        REQUIRE(stage.click("menu.keys"));
        stage.settle();
        CHECK(stage.shown("keys.close"));
        CHECK_FALSE(stage.shown("menu.keys"));
        // They are the keys of the screen, not of the menu over it.
        const KeyRoom room = key_room(stage.app().screen());
        CHECK(std::ranges::any_of(
            key_rows(), [&](const KeyRow& row) { return row.room == room && stage.app().help().is_true(row); }));
    }
}

TEST_CASE("A key that was moved is heard where it is now and nowhere else", "[gui.keys]") {
    const KeyRow* const suggest = row_of(KeyRoom::draft, Key::s);
    REQUIRE(suggest);
    AppSettings settings;
    CHECK(settings.taste.keys.taken(*suggest, Key::h));
    CHECK(settings.taste.keys.taken(*suggest, Key::c));  // picks the twelfth card
    CHECK(settings.taste.keys.taken(*suggest, Key::left));
    CHECK_FALSE(settings.taste.keys.taken(*suggest, Key::g));
    CHECK_FALSE(KeyMap::can_be_put(Key::ctrl));
    settings.taste.keys.put(*suggest, Key::g);
    CHECK(settings.taste.keys.place(*suggest) == Key::g);
    Shown stage({Page::draft}, settings);
    const auto shows_g = [&] {
        return std::ranges::any_of(stage.shown.texts(), [](const TextMark& mark) { return mark.text == "G"; });
    };
    CHECK(shows_g());
    const std::string before = stage.looks();
    stage.shown.press(Key::s);
    stage.shown.frames(2, 400);
    CHECK((stage.looks() == before));
    stage.shown.press(Key::g);
    stage.shown.frames(2, 400);
    CHECK((stage.looks() != before));
}

TEST_CASE("Settings moves a key by the keyboard and tells who has it already", "[gui.keys]") {
    Shown stage({Page::home, "home.settings"});
    Headless& shown = stage.shown;
    press_item(shown, "settings.keys", Key::none, By::focus);
    press_item(shown, "keys.room.2", Key::none, By::focus);  // the draft
    press_item(shown, "keys.row.0", Key::none, By::focus);   // suggestions
    shown.press(Key::h);
    const auto tells = [&](std::string_view words) {
        return std::ranges::any_of(shown.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    };
    CHECK(tells("H is taken"));
    CHECK(shown.app().taste().keys.changes().empty());
    shown.press(Key::g);
    REQUIRE(shown.app().taste().keys.changes().size() == 1);
    CHECK(shown.app().taste().keys.changes().front().place == Key::g);
    REQUIRE(shown.shown("keys.usual"));
    shown.click("keys.usual");
    CHECK(shown.app().taste().keys.changes().empty());
    shown.press(Key::escape);
    CHECK_FALSE(shown.shown("keys.done"));
    CHECK(shown.shown("settings.keys"));
}

TEST_CASE("Escape empties a search before it leaves the page", "[gui.keys][window.night]") {
    Shown stage({Page::home, "home.library"});
    Headless& shown = stage.shown;
    const auto cards = [&] { return shown.texts().size(); };
    const std::size_t all = cards();
    shown.press(Key::f);
    shown.type("zzz");
    shown.settle();
    CHECK(cards() < all);
    shown.press(Key::escape);
    shown.settle();
    CHECK(cards() == all);
    CHECK(shown.shown("library.search"));
    shown.press(Key::escape);
    shown.settle();
    CHECK_FALSE(shown.shown("library.search"));
}

TEST_CASE("F1 over a menu lists what holds there and Esc leads back to it", "[gui.keys]") {
    for (const auto& [spot, menu] : menus()) {
        Shown at(spot);
        Headless& stage = at.shown;
        INFO(stage.app().screen());
        REQUIRE(stage.click(menu));
        stage.settle();
        stage.press(Key::f1);
        stage.settle();
        REQUIRE(stage.shown("keys.close"));
        const auto tells = [&](std::string_view words) {
            return std::ranges::any_of(
                stage.texts(), [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
        };
        CHECK(tells("IN THIS MENU"));
        CHECK(tells("back to what lies below"));
        CHECK(tells("what the focus is on"));
        CHECK_FALSE(tells("not now"));
        stage.press(Key::escape);
        stage.settle();
        CHECK_FALSE(stage.shown("keys.close"));
        CHECK(stage.shown("menu.close"));
        stage.press(Key::escape);
        stage.settle();
        CHECK_FALSE(stage.shown("menu.close"));
        stage.press(Key::f1);
        stage.settle();
        CHECK_FALSE(tells("IN THIS MENU"));
    }
}
