// A match of the Ultraman Card Game is put right by the host in the window, by pressing what the screen offers.
#include "engine/ultraman/rules/hand_moves.hpp"
#include "tests/gui/ultraman_evening.hpp"

namespace cubenight::gui {

using ultraman::HandPlace;
using ultraman::HandVerb;
using ultraman::Option;
using ultraman::OptionKind;

namespace {

// At a table of the first round, in a step of the own turn.
struct Correcting {
    Evening e;
    ucg::Values values;

    Correcting() {
        e.deal(4);
        e.draft();
        e.build();
        e.pair();
        e.sit_down();
        for (int i = 0; i < 60 && e.asked(values) && !values.of_turn(); ++i) e.play(1);
        REQUIRE(values.of_turn());
    }
    void correct(std::string_view reason) {
        e.click("match.menu");
        e.click("match.menu.judge");
        e.click("judge.hand");
        e.stage.type(std::string(reason));
        e.stage.press(Key::enter);
        e.go_on();
        read();
    }
    void read() { values.refresh(e.match(), Language::english); }
    void press(Option option, By by = By::mouse) {
        read();
        REQUIRE(std::ranges::count(values.view.choice.options, option) == 1);
        press_all(e.stage, press_for(values, option), by);
        read();
    }
    void verb(HandVerb what) { press({OptionKind::hand_verb, static_cast<std::uint8_t>(what), 0, 0}); }
    void place(HandPlace where) {
        press({OptionKind::hand_place, static_cast<std::uint8_t>(where), values.me.value, 0});
    }
    std::size_t hand() const { return values.view.seats[values.me].hand.size(); }
    std::size_t steps() { return e.own_match().steps.size(); }
};

}  // namespace

TEST_CASE("The host corrects a match of the Ultraman Card Game in the window and the journal keeps why",
          "[gui.ultraman.night]") {
    Correcting c;
    const auto step = c.values.view.choice.kind;
    const std::size_t held = c.hand();
    c.correct("two cards too few were drawn");
    REQUIRE(c.values.view.choice.kind == ultraman::ChoiceKind::by_hand);
    CHECK(c.e.told("A judge's correction begins."));
    c.verb(HandVerb::draw);
    c.place(HandPlace::deck);
    c.press({OptionKind::number, 2, 0, 0}, By::key);
    CHECK(c.hand() == held + 2);
    CHECK(c.values.view.choice.kind == ultraman::ChoiceKind::by_hand);
    c.e.click("answers.done");
    c.read();
    CHECK(c.values.view.choice.kind == step);
    CHECK(c.hand() == held + 2);
    REQUIRE(c.e.night().notes.size() == 1);
    CHECK(c.e.night().notes[0].text.find("two cards too few") != std::string::npos);
    NightSession again(test::session_options(CUBENIGHT_TEST_DATA));
    REQUIRE_FALSE(again.replay(store::night_files().at(0).filename().string()));
    CHECK(same_state(*again.night(), c.e.night()));
}

TEST_CASE("What is put right by hand in the Ultraman Card Game is taken back verb by verb", "[gui.ultraman.night]") {
    Correcting c;
    c.correct("a card was forgotten");
    const std::size_t begun = c.steps();
    const std::size_t held = c.hand();
    c.verb(HandVerb::draw);
    c.place(HandPlace::deck);
    c.press({OptionKind::number, 1, 0, 0});
    REQUIRE(c.hand() == held + 1);
    REQUIRE(c.e.match().can_take_back());
    CHECK(c.e.stage.shown("answers.back"));
    c.e.stage.press(Key::escape);
    c.e.go_on();
    c.read();
    CHECK(c.hand() == held);
    CHECK(c.steps() == begun);
    CHECK(c.values.view.choice.kind == ultraman::ChoiceKind::by_hand);
}

}  // namespace cubenight::gui
