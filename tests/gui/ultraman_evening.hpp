// An evening of the Ultraman Card Game at the window over real files, by pressing what the screens offer.
#pragma once

#include <algorithm>
#include <string>

#include "engine/core/chance.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/store/nights.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/gui/ultraman_pressing.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/session_night.hpp"

namespace cubenight::gui {

using draft::MatchState;
using draft::NightPhase;

inline AppSettings quick() {
    AppSettings settings;
    settings.taste.motion = Motion::reduced;
    settings.taste.pace = Pace::off;
    return settings;
}

struct Evening {
    test::Home home;
    std::uint64_t now = 1'000'000;  // milliseconds
    NightSession session;
    Headless stage;
    Generator chance{17};

    Evening() : session(options()), stage(session, Page::home, 1600, 1000, quick()) { stage.settle(); }

    SessionOptions options() {
        SessionOptions made = test::session_options(CUBENIGHT_TEST_DATA);
        made.now = [this] { return now; };
        return made;
    }
    std::string screen() { return stage.app().screen(); }
    const draft::Night& night() { return *session.night(); }
    void go_on(int count = 3) {
        for (int i = 0; i < count; ++i) {
            session.advance();
            stage.frames(1);
        }
    }
    void bots() {
        test::let_bots_go_on(session);
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
    void open_curtain() {
        if (session.awaited()) stage.hold(Key::space, 800);
        go_on(1);
    }

    // The cube that is chosen decides the game.
    void choose_cube(const std::string& id = "ultra") {
        const auto& cubes = session.cubes();
        const auto found = std::ranges::find(cubes, id, &CubeSummary::id);
        REQUIRE(found != cubes.end());
        click("home.cubes." + std::to_string(found - cubes.begin()));
    }
    // One person and bots, from Home to the first pack.
    void deal(int players, int people = 1) {
        choose_cube();
        click("home.players." + std::to_string(players));
        click("home.set_table");
        CHECK_FALSE(stage.shown("seating.rules.0"));
        CHECK_FALSE(stage.shown("seating.prizes.more"));
        click("seating.deck.more");  // 50 is the most (UCG 4.1.1)
        for (int seat = 1; seat < people; ++seat) click("seating.seat" + std::to_string(seat) + ".kind.0");
        click("seating.deal");
        bots();
        open_curtain();
        REQUIRE(screen() == "draft");
    }
    void pick() {
        open_curtain();
        if (stage.shown("draft.open")) click("draft.open");  // the pool was looked at between two packs
        click("draft.card." + std::to_string(stage.shown("draft.card.1") ? chance.below(2) : 0));
        click("draft.pick");
        bots();
    }
    void draft() {
        for (int i = 0; i < 300 && night().phase() == NightPhase::draft; ++i) pick();
        REQUIRE(night().phase() == NightPhase::build);
    }
    void build() {
        open_curtain();
        for (int i = 0; i < 8 && screen() == "deck"; ++i) {
            open_curtain();
            click("deck.auto");
            click("deck.offer.yes");
            CHECK(night().seats[session.seat()->value].deck.size() == 50);
            click("deck.ready");
            bots();
        }
        REQUIRE(screen() == "night");
    }
    void pair() {
        click("night.pair");
        bots();
    }
    int own_table() { return test::table_of_first_seat(night()); }
    const draft::NightMatch& own_match() {
        return night().rounds.back().tables[static_cast<std::size_t>(own_table()) - 1];
    }
    void sit_down() {
        click("night.go." + std::to_string(own_table()));
        REQUIRE(screen() == "ultraman");
    }

    UltramanSession& match() { return *session.ultraman_match(); }
    void curtain_of_match() {
        if (match().awaited()) stage.hold(Key::space, 800);
        go_on(2);
    }
    // Until somebody here has to choose, or the match is over.
    bool asked(ucg::Values& values) {
        for (int i = 0; i < 4000; ++i) {
            session.advance();
            match().advance();
            if (match().awaited()) curtain_of_match();
            stage.frames(1);
            values.refresh(match(), Language::english);
            if (values.over()) return false;
            if (values.view.asks_me) return true;
        }
        FAIL("nobody is asked");
        return false;
    }
    // So many choices of people, or the whole match; pressed with the mouse.
    void play(int choices) {
        ucg::Values values;
        for (int i = 0; i < choices && asked(values); ++i) {
            const auto& options = values.view.choice.options;
            const bool acts = options.size() > 1 && values.of_turn() && chance.below(4) != 0;
            const auto count = static_cast<std::uint32_t>(options.size() - (acts ? 1 : 0));
            const std::size_t before = own_match().steps.size();
            press_all(stage, press_for(values, options[chance.below(count)]), By::mouse);
            REQUIRE(own_match().steps.size() > before);
        }
    }
    void play_out() {
        play(4000);
        REQUIRE(own_match().state == MatchState::over);
        leave_what_is_over();
    }
    // When the last steps of a bot have been shown.
    void leave_what_is_over() {
        for (int i = 0; i < 200 && !stage.shown("over.leave"); ++i) go_on(1);
        click("over.leave");
        REQUIRE(screen() == "night");
    }
    void concede() {
        curtain_of_match();
        click("match.menu");
        click("match.menu.concede");
        click("sheet.yes");
        bots();
        leave_what_is_over();
    }
};

}  // namespace cubenight::gui
