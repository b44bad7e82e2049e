// Whole matches at the match screen, with no display: every answer is pressed where a person would press it, by mouse
// or by keyboard, and what the screen shows is what the match holds.
#include <algorithm>
#include <set>

#include "engine/pokemon/game.hpp"
#include "src/gui/samples/sample_match.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/match_pressing.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::Clause;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Outcome;

namespace {

using gui::Page;

// What the matches of a test have met, so that none of it is met by chance alone.
struct Met {
    int turns = 0, board = 0, list = 0, buttons = 0, dimmed = 0, steps = 0;
};
Met met;

// -- what is drawn

BoardLayout layout(const MatchValues& v) {
    return {{10, 60, width - 20 - 324, height - 60 - 176 - 68}, v.places(v.me), v.places(v.them)};
}

void check_plate(const Table& t, const MatchValues& v, int side) {
    const std::uint8_t slot = v.view.seats[side == 0 ? v.me : v.them].active;
    if (slot == pokemon::no_slot || !v.top(slot)) return;
    const pokemon::PokemonView& p = v.view.pokemon[slot];
    const auto texts = texts_in(t.stage, layout(v).plate(side));
    INFO("plate of " << v.top(slot)->name);
    CHECK(has(texts, std::to_string(std::max(0, p.max_hp - p.damage))));
    int letters = 0;  // of the plate itself, not of cards that a list lays over it
    for (const TextMark& mark : t.stage.texts())
        letters += mark.group == 0 && mark.text.size() == 1 && mark.text[0] >= 'A' && mark.text[0] <= 'Z' &&
                   layout(v).plate(side).contains(mark.box.centre());
    const int weakness = p.weakness_count > 0 ? 1 : 0;
    if (weakness > 0 && v.view.choice.kind != pokemon::ChoiceKind::energy_target)
        CHECK(has(texts, affinity_text(p.weaknesses[0])));
    const auto lettered = std::ranges::count_if(
        p.energy, [](TypeSet unit) { return unit.size() == 1; });  // others are discs of many colours
    if (p.energy.size() <= 3 && v.view.choice.kind != pokemon::ChoiceKind::energy_target)
        CHECK(letters == lettered + weakness);
    const Strings say;
    for (int i = 0; i < condition_count; ++i) {
        if (!((p.conditions >> i) & 1)) continue;
        CHECK(has(texts, say.condition(static_cast<SpecialCondition>(i))));
        break;  // the first in words, the others as icons
    }
    if (p.conditions == 0)
        for (int i = 0; i < condition_count; ++i)
            CHECK_FALSE(has(texts, say.condition(static_cast<SpecialCondition>(i))));
}

void check_bench(const Table& t, const MatchValues& v, int side) {
    const pokemon::SeatView& seat = v.view.seats[side == 0 ? v.me : v.them];
    for (std::size_t place = 0; place < seat.bench.size(); ++place) {
        const pokemon::PokemonView& p = v.view.pokemon[seat.bench[place]];
        if (!v.top(seat.bench[place])) continue;
        const auto texts = texts_in(t.stage, layout(v).bench(side, static_cast<int>(place)).inset(-8));
        INFO("bench " << place << ": " << v.top(seat.bench[place])->name);
        CHECK(has(texts, std::to_string(std::max(0, p.max_hp - p.damage))));
        if (p.damage > 0) CHECK(has(texts, std::to_string(p.damage)));
    }
}

void check_piles(const Table& t, const MatchValues& v, int side) {
    const BoardLayout lay = layout(v);
    const pokemon::SeatView& seat = v.view.seats[side == 0 ? v.me : v.them];
    const auto under = [](Rect box) { return Rect{box.x - 30, box.bottom(), box.w + 60, 30}; };
    CHECK(has(texts_in(t.stage, under(lay.deck(side))), "Deck " + std::to_string(seat.deck.size())));
    CHECK(has(texts_in(t.stage, under(lay.discard(side))), "Discard " + std::to_string(seat.discard.size())));
    const int count = seat.prize_count == 0 ? t.match->book().option(OptionKey::prize_cards) : seat.prize_count;
    const Vec at = lay.prize_text(side, count);
    CHECK(has(texts_in(t.stage, {at.x - 2, at.y + 4, 70, 40}), std::to_string(std::popcount(seat.prize_there))));
    CHECK(has(texts_in(t.stage, lay.player(side)), std::to_string(seat.hand.size())));
}

// Names that this seat may read: of every card that its view knows, of what those evolve from, and of what it was shown.
std::set<std::string> known_names(const MatchValues& v, LocalMatch& match) {
    const CardSet& cards = match.cards();
    std::set<std::string> names;
    for (const text::LogEntry& entry : match.log())
        for (const CardId id : {entry.card, entry.other, entry.slot_card})
            if (id != no_card) names.insert(cards[id].name);
    for (const CardId id : v.view.cards)
        if (id != no_card) names.insert(cards[id].name), names.insert(cards[id].evolves_from);
    return names;
}

// No card of the other seat that this one does not know is named anywhere.
void check_hidden(const Table& t, const MatchValues& v) {
    const CardSet& cards = t.match->cards();
    const std::set<std::string> known = known_names(v, *t.match);
    const pokemon::Match& match = t.match->match();
    for (std::size_t i = 0; i < match.copies.size(); ++i) {
        const CardId id = match.copies[i].card;
        if (id == no_card || v.view.cards[i] != no_card || known.contains(cards[id].name)) continue;
        const bool part_of_known = std::ranges::any_of(
            known, [&](const std::string& name) { return name.find(cards[id].name) != std::string::npos; });
        if (part_of_known) continue;
        for (const TextMark& mark : t.stage.texts()) {
            INFO("hidden: " << cards[id].name << ", drawn: " << mark.text);
            REQUIRE(mark.text.find(cards[id].name) == std::string::npos);
        }
    }
}

void check_screen(Table& t) {
    t.stage.point_away();
    const MatchValues& v = t.read();
    INFO("turn " << v.view.turn);
    for (const int side : {0, 1}) {
        check_plate(t, v, side);
        check_bench(t, v, side);
        check_piles(t, v, side);
    }
    check_hidden(t, v);
}

// A dimmed card of the hand: nothing happens, and the screen says why, with the clause.
void check_dimmed(Table& t) {
    const MatchValues& v = t.read();
    if (v.at != AskAt::turn) return;
    for (const HandCard& held : v.hand) {
        if (held.play) continue;
        REQUIRE_FALSE(held.why_not.empty());
        const std::uint64_t before = pokemon::hash(t.match->match());
        INFO(held.card->name << ": " << held.why_not);
        REQUIRE(t.stage.click("card." + std::to_string(held.copy.value)));
        CHECK(pokemon::hash(t.match->match()) == before);
        // A longer answer stands in several lines.
        const auto tells = [&](std::string_view words) {
            return std::ranges::any_of(
                t.stage.texts(), [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
        };
        CHECK(tells(held.why_not));
        CHECK(tells(v.names.cited(held.clause)));
        ++met.dimmed;
        return;
    }
}

void check_met() {
    CHECK(met.turns > 100);
    CHECK(met.board > 50);
    CHECK(met.list > 12);
    CHECK(met.buttons > 4);
    CHECK(met.dimmed > 10);
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
        if (steps % 7 == 0) check_screen(t);
        if (t.values.at == AskAt::turn && ++dimmed % 5 == 0) check_dimmed(t);
        const auto& options = t.values.view.choice.options;
        const Option option = options[chance.below(static_cast<std::uint32_t>(options.size()))];
        const std::uint32_t by = chance.below(20);
        take(t, option, by == 0 ? By::focus : by < 10 ? By::key : By::mouse);
    }
    REQUIRE(t.over());
    t.stage.frames(4, 1000);  // what the bot did last is read first
    check_screen(t);
    CHECK(t.stage.shown("over.leave"));
}

}  // namespace

TEST_CASE("A match against a bot is played to its end by pressing what the screen offers", "[gui.match]") {
    met = {};
    test::Sparse some(6);
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 22}) {
        if (!some.takes()) continue;
        INFO("seed " << seed);
        play_a_match(seed, SeatPlace::bot);
    }
    if (test::Sparse::nowhere()) check_met();
}

TEST_CASE("Two people play a match at one screen with the curtain between them", "[gui.match]") {
    met = {};
    test::Sparse some(4);
    for (const std::uint64_t seed : {11, 12, 13, 14}) {
        if (!some.takes()) continue;
        INFO("seed " << seed);
        play_a_match(seed, SeatPlace::here);
    }
    if (test::Sparse::nowhere()) check_met();
}

namespace {

// The person plays as a good bot would, and presses all of it.
void win_a_match(std::uint64_t seed, By by) {
    Table t(seed, SeatPlace::bot, 40, 2);
    int attacks = 0;
    for (int steps = 0; !t.over() && steps < 600; ++steps) {
        t.go_on();
        if (t.over()) break;
        REQUIRE(t.read().view.asks_me);
        const Option option = t.match->bot_choice(bots::MatchBot::steady);
        attacks += option.kind == OptionKind::attack;
        take(t, option, by);
    }
    REQUIRE(t.match->match().outcome == Outcome::seat0_wins);
    CHECK(t.match->match().ending == pokemon::Ending::prizes);
    CHECK(attacks > 1);
    t.stage.frames(3);
    CHECK(t.stage.shown("over.leave"));
}

}  // namespace

TEST_CASE("A match is won by attacks with the mouse alone", "[gui.match][window.match]") { win_a_match(20, By::mouse); }

TEST_CASE("A match is won by attacks with the keys alone", "[gui.match][window.match]") { win_a_match(20, By::key); }

TEST_CASE("Undo goes back through a match to its beginning, choice by choice", "[gui.match]") {
    Table t(6, SeatPlace::bot);
    Generator chance(11);
    std::vector<std::uint64_t> before;
    while (before.size() < 25 && !t.over()) {
        t.go_on();
        if (t.over()) break;
        before.push_back(pokemon::hash(t.match->match()));
        const auto& options = t.read().view.choice.options;
        take(t, options[chance.below(static_cast<std::uint32_t>(options.size()))], By::mouse);
    }
    if (t.over()) t.stage.frames(40, 1000), t.stage.press(Key::escape);
    for (; !before.empty(); before.pop_back()) {
        REQUIRE(t.match->can_undo());
        t.stage.press(Key::z);
        REQUIRE(pokemon::hash(t.match->match()) == before.back());
    }
    CHECK_FALSE(t.match->can_undo());
}

TEST_CASE("A running choice is taken back by the same card, by the button and by another action",
          "[gui.match][window.match]") {
    const auto session = sample_session(lantern(), Page::match, SampleState::usual);
    auto* match = dynamic_cast<LocalMatch*>(session->match());
    REQUIRE(match != nullptr);
    Headless stage(*session, Page::match, width, height, Table::quick());
    stage.settle();
    MatchValues v;
    v.refresh(*match, Language::english);
    REQUIRE(v.can_take_back);
    const CopyId held{v.view.choice.source};
    REQUIRE(stage.click("prompt.back"));
    CHECK(match->match().choice.kind == pokemon::ChoiceKind::main);
    const std::uint64_t begun = pokemon::hash(match->match());
    REQUIRE(stage.click("card." + std::to_string(held.value)));
    REQUIRE(match->match().choice.kind == pokemon::ChoiceKind::energy_target);
    REQUIRE(stage.click("card." + std::to_string(held.value)));
    CHECK(pokemon::hash(match->match()) == begun);
}
