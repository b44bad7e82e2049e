// How a match may end, or be put right, beside what is played: a draw that both players agree to, the host's correction. And
// who may look at a hand on a shared screen, and that it is one's turn.
#include <algorithm>

#include "engine/pokemon/game.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/pokemon/match/places.hpp"
#include "src/gui/samples/sample_ultraman.hpp"
#include "tests/gui/lantern_evening.hpp"
#include "tests/gui/match_pressing.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;

namespace {

bool end_tells(const Headless& stage, std::string_view wanted) {
    return std::ranges::any_of(stage.texts(),
                               [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
}

void offer_draw(Headless& stage) {
    stage.press(Key::escape);
    stage.frames(2);
    REQUIRE(stage.click("match.menu.draw"));
    stage.frames(3);
}

// The person plays as the steady bot would, until the bot stands worse, or better.
void play_until(Table& t, bool bot_is_behind) {
    for (int steps = 0; steps < 900 && !t.over(); ++steps) {
        t.go_on();
        const auto& m = t.match->match();
        if (t.over() || m.choice.kind != ChoiceKind::main) {
            if (!t.over()) t.match->play(t.match->bot_choice(bots::MatchBot::steady));
            continue;
        }
        const int mine = pokemon::prizes_left(m, play::seat0), theirs = pokemon::prizes_left(m, play::seat1);
        if (bot_is_behind ? theirs > mine : theirs < mine) return;
        t.match->play(t.match->bot_choice(bots::MatchBot::steady));
    }
}

draft::NightMatch table_of_person(const LanternEvening& e) {
    const draft::Night& night = *e.session.night();
    return night.rounds.back().tables[static_cast<std::size_t>(test::table_of_first_seat(night)) - 1];
}

}  // namespace

TEST_CASE("Two people agree to a draw behind the curtain and one that is refused is not offered twice",
          "[gui.match][gui.ending]") {
    Table t(21, SeatPlace::here);
    while (t.match->match().choice.kind != ChoiceKind::main) t.match->play(t.match->bot_choice(bots::MatchBot::random));
    t.match->cover();
    t.open_curtain();
    t.stage.frames(2);
    const SeatId offers = t.match->seat().value();
    const pokemon::Match before = t.match->match();
    offer_draw(t.stage);
    REQUIRE(t.match->awaited() == opponent(offers));
    CHECK_FALSE(t.stage.shown("card." + std::to_string(before.seats[offers].hand[0].value)));
    t.open_curtain();
    t.stage.frames(2);
    REQUIRE(t.match->draw_offered() == offers);
    t.stage.press(Key::enter);  // nothing that is final lies on Enter
    REQUIRE_FALSE(t.over());
    REQUIRE(t.stage.click("draw.no"));
    CHECK(t.match->awaited() == offers);
    CHECK(pokemon::hash(t.match->match()) == pokemon::hash(before));
    t.open_curtain();
    t.stage.frames(2);
    t.stage.press(Key::escape);
    t.stage.frames(2);
    t.stage.click("match.menu.draw");  // locked for this turn
    t.stage.frames(2);
    CHECK_FALSE(t.match->awaited());
    t.stage.press(Key::escape);
    // In the next turn it is agreed to.
    while (t.match->match().turn == before.turn || t.match->match().choice.kind != ChoiceKind::main)
        t.match->play(t.match->bot_choice(bots::MatchBot::random));
    t.match->cover();
    t.open_curtain();
    t.stage.frames(2);
    offer_draw(t.stage);
    t.open_curtain();
    t.stage.frames(2);
    t.stage.press(Key::y);
    t.stage.frames(3);
    CHECK(t.match->match().outcome == Outcome::draw);
    CHECK(t.match->match().ending == pokemon::Ending::agreed);
    CHECK(end_tells(t.stage, "The players agreed to a draw"));
}

TEST_CASE("A bot agrees to a draw while it stands worse and refuses it while it stands better",
          "[gui.match][gui.ending]") {
    int agreed = 0, refused = 0;
    for (const std::uint64_t seed : {2, 4, 6}) {
        for (const bool behind : {true, false}) {
            Table t(seed, SeatPlace::bot, 40, 4);
            play_until(t, behind);
            if (t.over()) continue;
            t.stage.frames(2);
            offer_draw(t.stage);
            CHECK((t.match->match().outcome == Outcome::draw) == behind);
            if (!behind) CHECK(end_tells(t.stage, "does not agree"));
            ++(behind ? agreed : refused);
        }
    }
    CHECK(agreed > 0);
    CHECK(refused > 0);
}

TEST_CASE("A draw at a table of a night is a tie in its journal and is read again", "[gui.evening][gui.ending]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.sit_down();
    // The conductor's bot refuses at the beginning: both have all their Prize cards.
    e.to_own_turn();
    e.press(Key::escape);
    e.click("match.menu.draw");
    CHECK(e.told("does not agree"));
    CHECK(table_of_person(e).state == draft::MatchState::running);
    REQUIRE_FALSE(e.match().choose({OptionKind::agree_draw, 0, 0, 0}));
    e.go_on();
    CHECK(table_of_person(e).result == draft::MatchResult::draw);
    CHECK(e.told("The players agreed to a draw"));
    NightSession again(test::session_options(CUBENIGHT_TEST_DATA));
    REQUIRE_FALSE(again.replay(e.file().filename().string()));
    CHECK(same_state(*again.night(), *e.session.night()));
}

TEST_CASE("The host corrects a match by hand and the journal keeps why", "[gui.evening][gui.ending]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.sit_down();
    e.to_own_turn();
    const auto damage = [&] { return e.view().pokemon[e.view().seats[opponent(e.view().seat)].active].damage; };
    const int before = damage();
    e.press(Key::escape);
    e.click("match.menu.judge");
    e.click("judge.hand");
    e.stage.type("two counters were forgotten");
    e.press(Key::enter);
    REQUIRE(e.view().choice.kind == ChoiceKind::by_hand);
    CHECK(e.told("Judge's correction"));
    const auto take = [&](Option option) { REQUIRE_FALSE(e.match().choose(option)); };
    take({OptionKind::hand_verb, static_cast<std::uint8_t>(pokemon::HandVerb::counters), 0, 0});
    take({OptionKind::slot, e.view().seats[opponent(e.view().seat)].active, 0, 0});
    take({OptionKind::number, 2, 0, 0});
    CHECK(damage() == before + 20);
    take({OptionKind::done, 0, 0, 0});
    e.go_on();
    CHECK(e.view().choice.kind == ChoiceKind::main);
    REQUIRE(e.session.night()->notes.size() == 1);
    CHECK(e.session.night()->notes[0].text.find("two counters were forgotten") != std::string::npos);
    CHECK(e.told("A judge's correction begins."));
    NightSession again(test::session_options(CUBENIGHT_TEST_DATA));
    REQUIRE_FALSE(again.replay(e.file().filename().string()));
    CHECK(same_state(*again.night(), *e.session.night()));
}

TEST_CASE("The host says how a running match ended and the journal keeps why", "[gui.evening][gui.ending]") {
    LanternEvening e;
    e.deal();
    e.pair();
    e.sit_down();
    e.press(Key::escape);
    e.click("match.menu.judge");
    e.click("judge.second");
    e.stage.type("played with the wrong deck");
    e.press(Key::enter);
    CHECK(e.screen() == "night");
    CHECK(table_of_person(e).result == draft::MatchResult::second_wins);
    CHECK(table_of_person(e).adjusted == "played with the wrong deck");
}

TEST_CASE("On a shared screen no hand lies open before its person sits down against a bot as well",
          "[gui.evening][gui.ending][window.match]") {
    test::Home home;
    NightSession session(test::session_options(CUBENIGHT_TEST_DATA));
    REQUIRE_FALSE(session.start(test::night_of(2, 2)));
    test::draft_and_build(session);
    REQUIRE_FALSE(session.pair_round());
    test::let_bots_go_on(session);
    const auto tables = session.night()->rounds.back().tables;  // as they were paired
    int met = 0;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (!tables[i].pairing.second || tables[i].state == draft::MatchState::over) continue;
        const bool person[] = {session.place(tables[i].pairing.first) == SeatPlace::here,
                               session.place(*tables[i].pairing.second) == SeatPlace::here};
        if (person[0] == person[1]) continue;
        REQUIRE_FALSE(session.play_match(static_cast<int>(i) + 1));
        const SeatId sits{static_cast<std::uint8_t>(person[0] ? 0 : 1)};
        CHECK(session.match()->awaited() == sits);
        session.match()->reveal();
        CHECK(session.match()->seat() == sits);
        ++met;
    }
    CHECK(met > 0);
}

TEST_CASE("A draw is agreed to in the Ultraman Card Game as well", "[gui.ultraman][gui.ending]") {
    const auto session = sample_session(ultra(), Page::ultraman, SampleState::usual);
    UltramanMatch& match = *session->practice().ultraman_match();
    Headless stage(*session, Page::ultraman, width, height, Table::quick());
    stage.settle();
    REQUIRE_FALSE(match.why_no_draw().has_value());
    const auto& wins = match.view().seats;
    const bool behind = wins[opponent(match.view().seat)].wins < wins[match.view().seat].wins;
    offer_draw(stage);
    CHECK((match.match().outcome == play::Outcome::draw) == behind);
    if (match.match().outcome == play::Outcome::running)
        REQUIRE_FALSE(match.choose({ultraman::OptionKind::agree_draw, 0, 0, 0}));
    CHECK(match.match().ending == ultraman::Ending::agreed);
    stage.frames(3);
    CHECK(stage.shown("over.again"));
}

namespace {

// A match of practice in the own turn.
struct AtTheTable {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), gui::Page::home, SampleState::usual);
    LocalMatch* match = cubenight::gui::Table::put(*session, 5, SeatPlace::bot, 40, 4);
    int heard = 0;
    std::unique_ptr<Headless> stage;

    explicit AtTheTable(Pace pace) {
        const auto own_turn = [&] {
            return match->acting() == play::seat0 && match->match().choice.kind == pokemon::ChoiceKind::main;
        };
        for (int i = 0; i < 3000 && !own_turn(); ++i) match->play(match->bot_choice(bots::MatchBot::steady));
        REQUIRE(own_turn());
        AppSettings settings;
        settings.taste.motion = Motion::reduced;
        settings.taste.pace = pace;
        settings.taste.sounds = Sounds::on;
        settings.play = [this](Sound sound) { heard += sound == Sound::turn; };
        stage = std::make_unique<Headless>(*session, gui::Page::match, width, height, settings);
    }
};

}  // namespace

TEST_CASE("After a bot's turn it is told that one's own has come whatever the pace and however little moves",
          "[gui.sound]") {
    for (const Pace pace : {Pace::off, Pace::quick}) {
        INFO("pace " << static_cast<int>(pace));
        AtTheTable t(pace);
        t.stage->frames(60, 100);
        CHECK(t.heard == 1);  // when one comes to the table
        REQUIRE_FALSE(t.match->choose({OptionKind::end_turn, 0, 0, 0}));
        REQUIRE(t.match->acting() != play::seat0);
        for (int i = 0; i < 2000 && t.heard == 1 && t.match->match().outcome == Outcome::running; ++i)
            t.stage->frames(1, 50);
        CHECK(t.heard == 2);
        CHECK(t.match->acting() == play::seat0);
    }
}
