// Whole matches of the Ultraman Card Game at the match screen, with no display: every answer is pressed where a person would
// press it, by mouse or by keyboard, and what the screen shows is what the match holds.
#include <algorithm>
#include <set>

#include "engine/ultraman/game.hpp"
#include "engine/ultraman/match/places.hpp"
#include "src/gui/samples/sample_ultraman.hpp"
#include "src/gui/screens/ultraman/bp_panel.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/text/clause_text.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/gui/ultraman_pressing.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/sparse.hpp"
#include "tests/ultraman/laws.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using ucg::HandCard;
using ucg::Values;
using ultraman::Clause;
using ultraman::Option;
using ultraman::OptionKind;
using ultraman::Spot;

namespace {

using gui::Page;

constexpr int width = 1600, height = 1000;

const test::UltramanLeague& league() {
    static const test::UltramanLeague all = test::real_league(CUBENIGHT_TEST_DATA);
    return all;
}

// Two decks of any cards of the game; an even seed takes those of the data folder.
UltramanSetup setup_of(std::uint64_t seed, SeatPlace other) {
    UltramanSetup setup = ultraman_setup(CUBENIGHT_TEST_DATA, seed, other);
    if (seed % 2 == 0) return setup;
    static const auto cards = std::make_shared<const ultraman::CardSet>(league().cards);
    const test::UltramanFixture decks = test::legal_decks(league(), seed);
    setup.cards = cards;
    for (const SeatId seat : play::both_seats) setup.seats[seat].deck = decks.decks[seat.value];
    return setup;
}

// A match between a person at this screen and whoever sits at the other side.
struct Table {
    std::unique_ptr<MemorySession> session;
    UltramanMatch* match;
    Headless stage;
    Values values;

    Table(std::uint64_t seed, SeatPlace other)
        : session(sample_session(lantern(), Page::home, SampleState::usual)), match(put(*session, seed, other)),
          stage(*session, Page::ultraman, width, height, quick()) {
        stage.settle();
        open_curtain();
    }

    static UltramanMatch* put(MemorySession& session, std::uint64_t seed, SeatPlace other) {
        auto begun = UltramanMatch::begin(setup_of(seed, other));
        REQUIRE(begun.ok());
        session.practice().put(std::move(*begun));
        return session.practice().ultraman_match();
    }
    static AppSettings quick() {
        AppSettings settings;
        settings.taste.motion = Motion::reduced;
        return settings;
    }
    void open_curtain() {
        if (match->awaited()) stage.hold(Key::space, 800);
        REQUIRE_FALSE(match->awaited().has_value());
    }
    bool over() const { return match->match().outcome != play::Outcome::running; }
    const Values& read() {
        values.refresh(*match, Language::english);
        return values;
    }
    // Bots take their steps and the person of the curtain sits down, until somebody here has to choose.
    void go_on() {
        while (match->advance()) {
        }
        if (match->awaited()) open_curtain(), stage.frames(2, 200);
        stage.frames(2);
        for (int i = 0; i < 4 && stage.shown("prompt.skip"); ++i) {  // what is told is read at once
            stage.press(Key::space);
            stage.frames(2, 200);
        }
    }
};

// What the matches of a test have met, so that none of it is met by chance alone.
struct Met {
    int turns = 0, board = 0, list = 0, buttons = 0, dimmed = 0, held = 0, steps = 0;
};
Met met;

void take(Table& t, Option wanted, By by) {
    const Values& v = t.read();
    const UltramanPress press = press_for(v, wanted);
    ultraman::Match expected = t.match->match();
    REQUIRE_FALSE(ultraman::choose(t.match->book(), expected, press.option));
    INFO("option " << ultraman::text::option_label(v.names, v.view, press.option) << ", kind "
                   << static_cast<int>(v.view.choice.kind) << ", asked at " << static_cast<int>(v.at) << ", by "
                   << static_cast<int>(by));
    met.held += press.steps.size() > 1;
    press_all(t.stage, press, by);
    REQUIRE(ultraman::hash(t.match->match()) == ultraman::hash(expected));
}

// -- what is drawn

ucg::Layout layout(const Values& v) {
    const int areas = v.areas();
    return {{10, 60, width - 20 - 324, height - 60 - 176 - 68},
            areas,
            v.first_lead == v.me,
            std::max(0, areas - ucg::most_columns)};
}

void check_areas(const Table& t, const Values& v) {
    const ucg::Layout lay = layout(v);
    for (int area = lay.first; area < std::min<int>(v.view.areas, lay.first + lay.shown); ++area)
        for (const int side : {0, 1}) {
            const ultraman::CharacterView& c = v.character(ultraman::spot_of(area, side == 0 ? v.me : v.them));
            if (!c.there) continue;
            INFO("battle area " << area + 1 << " side " << side);
            const auto texts = texts_in(t.stage, lay.plate(side, area));
            CHECK(has(texts, c.open ? std::to_string(c.bp.value) : "?"));
        }
}

void check_piles(const Table& t, const Values& v, int side) {
    const ucg::Layout lay = layout(v);
    const ultraman::SeatView& seat = v.view.seats[side == 0 ? v.me : v.them];
    const auto under = [](Rect box) { return Rect{box.x - 30, box.bottom(), box.w + 60, 30}; };
    CHECK(has(texts_in(t.stage, under(lay.deck(side))), "Deck " + std::to_string(seat.deck.size())));
    CHECK(has(texts_in(t.stage, under(lay.discard(side))), "Discard " + std::to_string(seat.discard.size())));
    CHECK(has(texts_in(t.stage, lay.player(side)), std::to_string(seat.hand.size())));
}

// No card of the other seat that this one does not know is named anywhere.
void check_hidden(const Table& t, const Values& v) {
    const ultraman::CardSet& cards = t.match->cards();
    std::set<std::string> known;
    for (const auto& entry : t.match->log())
        for (const CardId id : {entry.card, entry.other, entry.spot_card})
            if (id != no_card) known.insert(cards[id].name);
    for (const CardId id : v.view.cards)
        if (id != no_card) known.insert(cards[id].name);
    const ultraman::Match& match = t.match->match();
    for (std::size_t i = 0; i < match.copies.size(); ++i) {
        const CardId id = match.copies[i].card;
        if (id == no_card || v.view.cards[i] != no_card) continue;
        const std::string& name = cards[id].name;
        if (std::ranges::any_of(known, [&](const std::string& k) { return k.find(name) != std::string::npos; }))
            continue;
        for (const TextMark& mark : t.stage.texts()) {
            INFO("hidden: " << name << ", drawn: " << mark.text);
            // Texts of known cards may ask for it by its name.
            REQUIRE((mark.group > 0 || mark.text.find(name) == std::string::npos));
        }
    }
}

void check_screen(Table& t) {
    t.stage.point_away();
    const Values& v = t.read();
    INFO("turn " << v.view.turn);
    if (v.at != AskAt::list) check_areas(t, v);
    for (const int side : {0, 1}) check_piles(t, v, side);
    check_hidden(t, v);
}

// A dimmed card of the hand: nothing happens, and the screen says why, with the clause.
void check_dimmed(Table& t) {
    const Values& v = t.read();
    if (!v.of_turn() || v.kind() == ultraman::ChoiceKind::activate) return;
    for (const HandCard& held : v.hand) {
        if (!held.plays.empty() || held.why_not.empty()) continue;
        const std::uint64_t before = ultraman::hash(t.match->match());
        INFO(held.card->name << ": " << held.why_not);
        REQUIRE(t.stage.click(card_id(held.copy.value)));
        CHECK(ultraman::hash(t.match->match()) == before);
        const bool told = std::ranges::any_of(t.stage.texts(), [&](const TextMark& mark) {
            return mark.text.find(held.why_not) != std::string::npos &&
                   mark.text.find(ultraman::citation(held.clause)) != std::string::npos;
        });
        CHECK(told);
        ++met.dimmed;
        return;
    }
}

void play_a_match(std::uint64_t seed, SeatPlace other) {
    Table t(seed, other);
    Generator chance(seed * 31 + 7);
    int steps = 0, dimmed = 0;
    for (; !t.over() && steps < 3000; ++steps) {
        t.go_on();
        if (t.over()) break;
        REQUIRE(t.read().view.asks_me);
        ++(t.values.at == AskAt::turn    ? met.turns
           : t.values.at == AskAt::board ? met.board
           : t.values.at == AskAt::list  ? met.list
                                         : met.buttons);
        if (steps % 5 == 0) check_screen(t);
        if (t.values.of_turn() && ++dimmed % 4 == 0) check_dimmed(t);
        const auto& options = t.values.view.choice.options;
        const bool last = options.size() > 1 && t.values.of_turn() && chance.below(4) != 0;
        const Option option = options[chance.below(static_cast<std::uint32_t>(options.size() - (last ? 1 : 0)))];
        const std::uint32_t by = chance.below(20);
        take(t, option, by == 0 ? By::focus : by < 10 ? By::key : By::mouse);
        ++met.steps;
    }
    REQUIRE(t.over());
    t.stage.frames(40, 1000);  // each area's judgement is read first
    check_screen(t);
    CHECK(t.stage.shown("over.again"));
}

}  // namespace

TEST_CASE("A match of the Ultraman Card Game is played to its end by pressing what the screen offers",
          "[gui.ultraman]") {
    met = {};
    test::Sparse some;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        if (!some.takes()) continue;
        INFO("seed " << seed);
        play_a_match(seed, SeatPlace::bot);
    }
    if (!test::Sparse::nowhere()) return;
    CHECK(met.steps > 150);
    CHECK(met.turns > 100);
    CHECK(met.buttons > 12);
    CHECK(met.dimmed > 5);
    CHECK(met.held > 0);
}

TEST_CASE("Two people play the Ultraman Card Game at one screen with the curtain between them", "[gui.ultraman]") {
    met = {};
    test::Sparse some;
    for (std::uint64_t seed = 31; seed <= 70; ++seed) {
        if (!some.takes()) continue;
        INFO("seed " << seed);
        play_a_match(seed, SeatPlace::here);
    }
    if (!test::Sparse::nowhere()) return;
    CHECK(met.turns > 100);
    CHECK(met.board > 2);
    CHECK(met.list > 2);
}

TEST_CASE("Undo goes back through a match of the Ultraman Card Game choice by choice", "[gui.ultraman]") {
    Table t(6, SeatPlace::bot);
    Generator chance(11);
    std::vector<std::uint64_t> before;
    while (before.size() < 12 && !t.over()) {
        t.go_on();
        if (t.over()) break;
        before.push_back(ultraman::hash(t.match->match()));
        const auto& options = t.read().view.choice.options;
        take(t, options[chance.below(static_cast<std::uint32_t>(options.size()))], By::mouse);
    }
    if (t.over()) t.stage.frames(40, 1000), t.stage.press(Key::escape);
    for (; !before.empty(); before.pop_back()) {
        REQUIRE(t.match->can_undo());
        t.stage.press(Key::z);
        REQUIRE(ultraman::hash(t.match->match()) == before.back());
    }
}

TEST_CASE("A match of the Ultraman Card Game is stepped through and a character then says its BP", "[gui.ultraman]") {
    const auto session = sample_session(lantern(), Page::ultraman, SampleState::usual);
    Headless stage(*session, Page::ultraman, width, height, Table::quick());
    stage.settle();
    for (int i = 0; i < 6; ++i) stage.press(Key::p);
    REQUIRE(stage.shown("back.now"));
    Values v;
    v.refresh(*session->ultraman_match(), Language::english);
    int told = 0;
    for (int i = 0; i < 2 * v.view.areas; ++i) {
        const std::string id = spot_id(Spot{static_cast<std::uint8_t>(i)});
        if (!stage.hover(id)) continue;
        stage.frames(50);
        told += std::ranges::any_of(stage.texts(), [](const TextMark& m) { return m.text == "BP now"; });
        stage.point_away();
    }
    CHECK(told > 0);
    stage.press(Key::escape);
    CHECK_FALSE(stage.shown("back.now"));
}

TEST_CASE("A pointed character shows every step of its BP with card and clause", "[gui.ultraman]") {
    const auto session = sample_session(lantern(), Page::ultraman, SampleState::full);
    Headless stage(*session, Page::ultraman, width, height, Table::quick());
    stage.settle();
    UltramanSession& match = *session->ultraman_match();
    Values v;
    v.refresh(match, Language::english);
    int shown = 0;
    for (int i = 0; i < 2 * v.view.areas; ++i) {
        const Spot spot{static_cast<std::uint8_t>(i)};
        if (!v.character(spot).open) continue;
        const auto steps = match.bp_steps(spot);
        REQUIRE(stage.hover(spot_id(spot)));
        stage.frames(50);
        std::vector<std::string> drawn;
        for (const TextMark& mark : stage.texts()) drawn.push_back(mark.text);
        for (const ultraman::BpStep& step : steps) CHECK(has(drawn, ucg::step_text(Strings(), step)));
        CHECK(has(drawn, std::to_string(steps.back().value)));
        stage.point_away();
        ++shown;
    }
    CHECK(shown > 20);
}

TEST_CASE("Nobody is called Lead or Next before it was chosen", "[gui.ultraman]") {
    const auto told = [](const Table& t, const Values& v, int side) {
        const auto texts = texts_in(t.stage, layout(v).marks(side));
        return has(texts, "Lead") || has(texts, "Next");
    };
    for (std::uint64_t seed = 2; seed < 40; seed += 2) {
        Table t(seed, SeatPlace::bot);
        t.go_on();
        const Values& v = t.read();
        if (v.kind() != ultraman::ChoiceKind::lead_or_next) continue;
        for (const int side : {0, 1}) CHECK_FALSE(told(t, v, side));
        take(t, {OptionKind::next, 0, 0, 0}, By::mouse);
        t.go_on();
        CHECK(t.read().view.phase == ultraman::Phase::setup);
        CHECK(has(texts_in(t.stage, layout(v).marks(0)), "Next"));
        CHECK(has(texts_in(t.stage, layout(v).marks(1)), "Lead"));
        return;
    }
    FAIL("the person never won the contest");
}

TEST_CASE("A card of the hand is drawn onto the board", "[gui.ultraman][window.match]") {
    const auto session = sample_session(lantern(), Page::ultraman, SampleState::empty);
    Headless stage(*session, Page::ultraman, width, height, Table::quick());
    stage.settle();
    UltramanMatch& match = *session->practice().ultraman_match();
    Values v;
    v.refresh(match, Language::english);
    REQUIRE(v.kind() == ultraman::ChoiceKind::set_character);
    const auto playable = std::ranges::find_if(v.hand, [](const HandCard& held) { return !held.plays.empty(); });
    REQUIRE(playable != v.hand.end());
    ultraman::Match expected = match.match();
    REQUIRE_FALSE(ultraman::choose(match.book(), expected, playable->plays.front()));
    REQUIRE(stage.drag(card_id(playable->copy.value), {width / 2 - 150, 400}));
    CHECK(ultraman::hash(match.match()) == ultraman::hash(expected));
}

TEST_CASE("A practice match begins at Home with two decks of the data folder", "[gui.ultraman][window.match]") {
    const auto session = sample_session(cube_of(SampleGame::ultraman), Page::home, SampleState::usual);
    Headless stage(*session, Page::home, width, height, Table::quick());
    stage.settle();
    REQUIRE(stage.click("home.practice"));
    REQUIRE(stage.click("practice.1.deck.0"));
    REQUIRE(stage.click("practice.start"));
    stage.settle();
    CHECK(std::string(stage.app().screen()) == "ultraman");
    REQUIRE(session->ultraman_match() != nullptr);
    CHECK(session->ultraman_match()->place(play::seat1) == SeatPlace::bot);
    stage.press(Key::escape);
    stage.frames(2);
    REQUIRE(stage.click("match.menu.leave"));
    stage.frames(3);
    CHECK(std::string(stage.app().screen()) == "home");
    CHECK(session->ultraman_match() != nullptr);  // it waits
    REQUIRE(stage.click("practice.go_on"));
    stage.frames(2);
    CHECK(std::string(stage.app().screen()) == "ultraman");
}
