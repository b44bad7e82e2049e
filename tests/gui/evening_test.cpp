// An evening at the window over real files: a night is set up, left, come back to, played and looked back at, by pressing
// what the screens offer.
#include <algorithm>
#include <string>

#include "engine/pokemon/game.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "tests/gui/lantern_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Outcome;

namespace {

std::optional<Option> option_of(const pokemon::View& view, OptionKind kind) {
    for (const Option& option : view.choice.options)
        if (option.kind == kind) return option;
    return std::nullopt;
}

}  // namespace

TEST_CASE("From Home one comes back into the night that was just left as often as one likes",
          "[gui.evening][window.night]") {
    LanternEvening e;
    e.deal();
    for (int i = 0; i < 3; ++i) {
        e.go_home("draft.menu.home");
        // At home the night is nobody's: another program could go on with it.
        NightSession other(test::session_options(CUBENIGHT_TEST_DATA));
        CHECK_FALSE(other.resume(e.file().filename().string()));
        other.put_night_away();
        e.click("home.resume");
        INFO(e.news());
        REQUIRE(e.screen() == "draft");
        const auto view = view_for(*e.session.night(), SeatId{0});
        CHECK(static_cast<int>(view.pool.size()) == i);
        e.press(Key::digit1);
        e.press(Key::enter);
    }
    e.pair();
    e.go_home("night.menu.home");
    e.press(Key::enter);
    CHECK(e.screen() == "night");
    e.sit_down();
    CHECK(e.session.match() != nullptr);
}

TEST_CASE("Home says how far the night has come and after its last round who won it", "[gui.evening][window.night]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.go_home("night.menu.home");
    CHECK(e.told("round 1 of 3"));
    e.press(Key::enter);
    e.enter_results();
    for (int round = 2; round <= 3; ++round) {
        e.click("night.pair");
        test::let_bots_go_on(e.session);
        e.go_on();
        e.enter_results();
        if (round == 3) break;
        e.go_home("night.menu.home");
        CHECK(e.told("round 2 of 3"));
        e.press(Key::enter);
    }
    REQUIRE(e.session.night()->phase() == draft::NightPhase::finished);
    e.click("night.home");
    REQUIRE(e.screen() == "home");
    CHECK_FALSE(e.told("of 3"));
    CHECK_FALSE(e.stage.shown("home.resume"));
    REQUIRE(e.session.nights().size() == 1);
    CHECK(e.session.nights()[0].state == NightState::finished);
    const std::vector<std::string>& winners = e.session.nights()[0].winners;
    REQUIRE_FALSE(winners.empty());
    CHECK(e.told(winners[0].substr(0, 6)));  // long names are shortened
    CHECK(e.stage.shown("home.night.0"));
}

TEST_CASE("A replay offers nothing that would not be kept and its file stays as it is", "[gui.evening][window.night]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.enter_results();
    for (int round = 2; round <= 3; ++round) {
        e.click("night.pair");
        test::let_bots_go_on(e.session);
        e.go_on();
        e.enter_results();
    }
    e.click("night.home");
    const std::string kept = test::text_of(e.file());
    e.click("home.night.0");
    REQUIRE(e.screen() == "night");
    CHECK(e.session.read_only());
    const auto result = e.session.night()->rounds.back().tables[0].result;
    CHECK_FALSE(e.stage.shown("night.go.1"));
    e.stage.click("night.table.1");
    e.go_on();
    CHECK_FALSE(e.stage.shown("night.result.second"));
    CHECK(e.session.adjust_result(3, 1, draft::MatchResult::draw, "oops").has_value());
    CHECK(e.session.night()->rounds.back().tables[0].result == result);
    CHECK(test::text_of(e.file()) == kept);
    // The tables of earlier rounds are looked at as well, and home again.
    e.click("night.round.1");
    CHECK_FALSE(e.stage.shown("night.go.1"));
    e.go_home("night.menu.home");
    CHECK(e.session.nights().size() == 1);
}

TEST_CASE("The steps of a bot are shown one after another at the pace that was set",
          "[gui.evening][gui.match][window.match]") {
    LanternEvening e(Pace::calm);
    e.deal();
    e.pair();
    e.sit_down();
    e.to_own_turn();
    const auto end = option_of(e.view(), OptionKind::end_turn);
    REQUIRE(end);
    REQUIRE_FALSE(e.match().choose(*end));
    test::let_bots_go_on(e.session);
    e.stage.frames(2);
    // The journal has the bot's turn already, the screen shows it step by step.
    const std::size_t told = e.match().log().size();
    REQUIRE_FALSE(e.view().asks_me);
    e.stage.frames(30);  // half a second
    CHECK(e.match().log().size() == told);
    CHECK(e.stage.shown("prompt.skip"));
    e.stage.frames(60);  // over a second
    const std::size_t after = e.match().log().size();
    CHECK(after > told);
    std::size_t shows = 0;
    for (std::size_t seen = after; !e.view().asks_me && shows < 200; ++shows) {
        e.stage.frames(80);
        CHECK(e.match().log().size() >= seen);
        seen = e.match().log().size();
        if (shows == 0 && !e.view().asks_me) {
            e.stage.press(Key::t);  // meant for one's own turn, and late
            e.stage.frames(4);
            CHECK_FALSE(e.view().asks_me);
            e.stage.press(Key::space);
            e.stage.frames(4);
            CHECK(e.view().asks_me);
        }
    }
    CHECK(e.view().asks_me);
}

TEST_CASE("Without a pace a bot's whole turn is there at once", "[gui.evening][gui.match]") {
    LanternEvening e(Pace::off);
    e.deal();
    e.pair();
    e.sit_down();
    e.to_own_turn();
    REQUIRE_FALSE(e.match().choose(*option_of(e.view(), OptionKind::end_turn)));
    test::let_bots_go_on(e.session);
    e.stage.frames(4);
    CHECK((e.view().asks_me || e.view().outcome != Outcome::running));
}

TEST_CASE("Earlier steps of a match are looked back at by a key and by a click on the log",
          "[gui.evening][gui.match]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.sit_down();
    e.to_own_turn();
    const std::size_t moments = e.match().moments();
    REQUIRE(moments > 3);
    const auto steps = e.steps();
    const std::string now = e.news();
    e.press(Key::p);
    CHECK(e.stage.shown("back.now"));
    CHECK(e.told("step " + std::to_string(moments - 1) + " of " + std::to_string(moments)));
    CHECK_FALSE(e.stage.shown("option.0"));
    e.press(Key::p);
    CHECK(e.told("step " + std::to_string(moments - 2) + " of"));
    e.press(Key::t);  // nothing can be done there
    e.press(Key::digit1);
    CHECK(e.steps() == steps);
    e.press(Key::n);
    CHECK(e.told("step " + std::to_string(moments - 1) + " of"));
    e.press(Key::escape);
    CHECK_FALSE(e.stage.shown("back.now"));
    CHECK(e.news() == now);
    std::string line;
    for (const Item& item : e.stage.app().ui().items())
        if (item.id.starts_with("log.") && !item.visible.empty() && line.empty() && item.id != "log.tab" &&
            item.id.find("clause") == std::string::npos && std::isdigit(static_cast<unsigned char>(item.id[4])))
            line = item.id;
    REQUIRE_FALSE(line.empty());
    e.stage.app().ui().focus(line);
    e.stage.frames(2);
    e.press(Key::enter);
    CHECK(e.stage.shown("back.now"));
    e.stage.app().ui().focus("");
    e.press(Key::enter);
    CHECK_FALSE(e.stage.shown("back.now"));
}

TEST_CASE("Undo at a night's table says what it takes back and asks no reason of who plays with bots alone",
          "[gui.evening][gui.match]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.sit_down();
    e.to_own_turn();
    REQUIRE(e.view().outcome == Outcome::running);
    const auto steps = e.steps();
    const std::size_t told = e.match().log().size();
    REQUIRE_FALSE(e.match().choose(*option_of(e.view(), OptionKind::end_turn)));
    for (int frames = 0; frames < 600 && !e.view().asks_me; ++frames) e.go_on(1);
    REQUIRE(e.match().told_before_undone() == told);
    MatchValues values;
    values.refresh(e.match(), text::Language::english);
    const auto first = std::ranges::find_if(
        values.lines, [&](const text::LogLine& line) { return line.kind == text::LineKind::event && line.end > told; });
    REQUIRE(first != values.lines.end());
    e.press(Key::z);
    INFO(e.news());
    CHECK(e.told(first->text));
    e.press(Key::enter);
    CHECK(e.steps() == steps);
    CHECK(e.match().log().size() == told);
}

TEST_CASE("At a night's table Esc takes back what has shown nothing and the journal has both",
          "[gui.evening][gui.match][window.match]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.sit_down();
    int begun = 0, whole = 0;
    for (int turn = 0; turn < 12 && (begun == 0 || whole == 0); ++turn) {
        e.to_own_turn();
        if (e.view().outcome != Outcome::running) break;
        // A card that first asks for a Pokémon: an energy card.
        const auto is_energy_card = [&](const Option& option) {
            return option.kind == OptionKind::play && is_energy(e.match().book().card(e.view().cards[option.a]).kind);
        };
        const auto& options = e.view().choice.options;
        const auto found = std::find_if(options.begin(), options.end(), is_energy_card);
        const bool chosen = !e.view().seats[e.view().seat].bench.empty();  // where it goes is asked
        if (found != options.end() && chosen) {
            const auto steps = e.steps();
            const pokemon::View before = e.view();
            const std::size_t log = e.match().log().size();
            e.click("card." + std::to_string(found->a));
            REQUIRE(e.view().choice.kind == ChoiceKind::energy_target);
            CHECK(e.steps().size() == steps.size() + 1);
            CHECK(e.stage.shown("prompt.back"));
            e.press(Key::escape);
            CHECK(e.view() == before);
            CHECK(e.match().log().size() == log);
            CHECK(e.steps() == steps);
            ++begun;
            // And after it has come to its end.
            e.click("card." + std::to_string(found->a));
            e.press(Key::digit1);
            REQUIRE(e.view().choice.kind == ChoiceKind::main);
            CHECK_FALSE(e.view() == before);
            e.press(Key::escape);
            CHECK(e.view() == before);
            CHECK(e.steps() == steps);
            CHECK(e.session.night()->notes.empty());
            ++whole;
            // What is saved is what lies there.
            NightSession again(test::session_options(CUBENIGHT_TEST_DATA));
            REQUIRE_FALSE(again.replay(e.file().filename().string()));
            CHECK(same_state(*again.night(), *e.session.night()));
        }
        REQUIRE_FALSE(e.match().choose(*option_of(e.view(), OptionKind::end_turn)));
        CHECK_FALSE(e.match().can_take_back());  // the other side has the turn
    }
    CHECK(begun > 0);
    CHECK(whole > 0);
}
