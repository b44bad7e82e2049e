// A window with a shelf of rulings of a test's own, for tests of rulebook, rulings and puzzles.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

namespace cubenight::gui {

inline constexpr const char* puzzle_file = R"(
card "Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 }
card "Mouse" { pokemon basic lightning hp 60 attack "Jolt" [L] 30 }
card "Crab" { pokemon basic water hp 90 weakness lightning x2 retreat 2 }
scenario "Sixty left and thirty at hand" {
  clause JA A-01.dmg3
  me { active "Fox" { energy R }; bench "Mouse" { energy L } }
  them { active "Crab" { damage 30 }; bench "Crab" }
  goal knock out their "Crab"
  wrong { attack "Flare" }
  retreat to "Mouse"
  attack "Jolt"
}
)";

struct ReadingDesk {
    test::Folder folder;
    std::unique_ptr<MemorySession> session;
    std::unique_ptr<Headless> stage;

    explicit ReadingDesk(Page page, Language language = Language::english) {
        ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
        session = sample_session(lantern(), page, SampleState::usual);
        session->shelf().show_only({});
        AppSettings settings;
        settings.taste.language = language;
        settings.taste.motion = Motion::reduced;
        stage = std::make_unique<Headless>(*session, page, 1600, 1000, settings);
        stage->settle();
    }
    ~ReadingDesk() { ::unsetenv("XDG_DATA_HOME"); }
    ReadingDesk(const ReadingDesk&) = delete;
    ReadingDesk& operator=(const ReadingDesk&) = delete;

    bool tells(std::string_view wanted) const {
        return std::ranges::any_of(stage->texts(),
                                   [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
    }
    void press(const std::string& id) {
        INFO(id);
        REQUIRE(stage->click(id));
        stage->settle();
    }
    void write(const std::string& field, const std::string& text) {
        stage->app().ui().focus(field);
        stage->frames(3);
        stage->type(text);
        stage->settle();
    }
    std::string screen() { return stage->app().screen(); }
    // A puzzle on the table.
    void open_puzzle() {
        const std::string file = (folder / "evening.scn").string();
        test::put_bytes(file, puzzle_file);
        stage->app().dropped(file);
        stage->settle();
        press("rulings.entry.0");
        REQUIRE(screen() == "match");
        REQUIRE(session->match()->script()->puzzle());
    }
    scenario::GoalState state() { return session->match()->script()->puzzle()->state; }
};

}  // namespace cubenight::gui
