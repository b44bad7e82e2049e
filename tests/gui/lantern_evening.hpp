// A night of one person and three bots at the window, over real files.
#pragma once

#include <algorithm>
#include <string>

#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/store/folders.hpp"
#include "src/store/nights.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/session_night.hpp"

namespace cubenight::gui {

struct LanternEvening {
    test::Home home;
    NightSession session;
    Headless stage;

    explicit LanternEvening(Pace pace = Pace::off)
        : session(test::session_options(CUBENIGHT_TEST_DATA)),
          stage(session, Page::home, 1600, 1000, taste_with(pace)) {
        stage.settle();
    }
    static AppSettings taste_with(Pace pace) {
        AppSettings settings;
        settings.taste.motion = Motion::reduced;
        settings.taste.pace = pace;
        return settings;
    }
    std::string screen() { return stage.app().screen(); }
    // As the window's loop does it: bots first, then a frame.
    void go_on(int count = 3) {
        for (int i = 0; i < count; ++i) {
            session.advance();
            stage.frames(1);
        }
    }
    void press(Key key) {
        stage.press(key);
        go_on();
    }
    void click(const std::string& id) {
        INFO("clicking " << id << " on " << screen());
        REQUIRE(stage.click(id));
        go_on();
    }
    bool told(std::string_view words) const {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
    std::string news() {
        std::string all;
        for (const TextMark& mark : stage.texts()) all += mark.text + " | ";
        return all;
    }

    // A night of one person and three bots, begun from the home screen.
    void deal() {
        click("home.players.4");
        press(Key::n);
        press(Key::enter);
        test::let_bots_go_on(session);
        go_on();
        REQUIRE(screen() == "draft");
    }
    void go_home(const std::string& entry) {
        press(Key::escape);
        click(entry);
        REQUIRE(screen() == "home");
    }
    // To the board with its first round paired.
    void pair() {
        test::draft_and_build(session);
        go_on(6);
        REQUIRE(screen() == "night");
        click("night.pair");
        test::let_bots_go_on(session);
        go_on();
    }
    void sit_down() {
        click("night.go." + std::to_string(test::table_of_first_seat(*session.night())));
        REQUIRE(screen() == "match");
    }
    // Results for all tables of the round that have none, pressed on the board.
    void enter_results() {
        const auto tables = [&]() -> const auto& { return session.night()->rounds.back().tables; };
        for (int table = 1; table <= static_cast<int>(tables().size()); ++table) {
            if (tables()[static_cast<std::size_t>(table) - 1].state == draft::MatchState::over) continue;
            click("night.table." + std::to_string(table));
            click("night.result.first");
            click("night.result.enter");
        }
    }
    std::filesystem::path file() const { return store::night_files().at(0); }
    std::vector<std::uint32_t> steps() const {
        const draft::Night& night = *session.night();
        return night.rounds.back().tables[static_cast<std::size_t>(test::table_of_first_seat(night)) - 1].steps;
    }

    MatchSession& match() { return *session.match(); }
    const pokemon::View& view() { return match().view(); }
    // Until the person has an action of a turn to choose; other choices are answered by the first option.
    void to_own_turn() {
        for (int i = 0; i < 600; ++i) {
            go_on(1);
            if (!view().asks_me) continue;
            if (view().choice.kind == pokemon::ChoiceKind::main) return go_on();
            REQUIRE_FALSE(match().choose(view().choice.options[0]));
        }
        FAIL("the person's turn never came");
    }
};

}  // namespace cubenight::gui
