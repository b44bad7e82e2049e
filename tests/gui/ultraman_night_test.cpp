// A night of the Ultraman Card Game at the window over real files: set up, drafted, built, played to its last match, left and
// come back to, by pressing what the screens offer.
#include <algorithm>
#include <set>

#include "tests/gui/ultraman_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("A night of the Ultraman Card Game goes from Home to its final standings with the mouse alone",
          "[gui.ultraman.night]") {
    Evening e;
    e.deal(4);
    e.draft();
    e.build();
    const int rounds = e.night().round_count();
    for (int round = 1; round <= rounds; ++round) {
        e.pair();
        REQUIRE(static_cast<int>(e.night().rounds.size()) == round);
        e.sit_down();
        if (round == 1) e.play_out();
        else e.concede();
        e.bots();
    }
    REQUIRE(e.night().phase() == NightPhase::finished);
    for (const draft::Round& round : e.night().rounds)
        for (const draft::NightMatch& match : round.tables) CHECK(match.result != draft::MatchResult::none);
    const auto standings = draft::night_standings(e.night());
    REQUIRE(standings.size() == 4);
    if (!standings[0].shared) CHECK(e.told(e.night().seats[standings[0].seat.value].name));
    CHECK(e.stage.shown("night.home"));
    e.click("night.home");
    REQUIRE(e.session.nights().size() == 1);
    CHECK(e.session.nights()[0].state == NightState::finished);
    // It can be looked back at, its matches too.
    e.click("home.night.0");
    REQUIRE(e.screen() == "night");
    CHECK(e.session.read_only());
    e.click("night.look.1");
    CHECK(e.screen() == "ultraman");
}

TEST_CASE("A night of the Ultraman Card Game is left and gone on with where it was", "[gui.ultraman.night]") {
    Evening e;
    e.deal(3);
    for (int i = 0; i < 3; ++i) e.pick();
    const auto go_home = [&](const std::string& entry) {
        e.stage.press(Key::escape);
        e.go_on();
        e.click(entry);
        REQUIRE(e.screen() == "home");
    };
    go_home("draft.menu.home");
    e.click("home.resume");
    REQUIRE(e.screen() == "draft");
    CHECK(e.night().pool(SeatId{0}).size() == 3);
    e.draft();
    go_home("deck.menu.home");
    e.click("home.resume");
    REQUIRE(e.screen() == "deck");
    e.build();
    e.pair();
    while (e.own_match().is_bye() || e.own_match().state == MatchState::over) e.pair();
    e.sit_down();
    e.play(3);
    ucg::Values values;
    REQUIRE(e.asked(values));
    const ultraman::View lay = e.match().view();
    const auto steps = e.own_match().steps;
    CHECK(steps.size() >= 3);
    e.stage.press(Key::escape);
    e.go_on();
    e.click("match.menu.leave");
    go_home("night.menu.home");
    CHECK(e.session.ultraman_match() == nullptr);
    e.click("home.resume");
    REQUIRE(e.screen() == "night");
    e.sit_down();
    REQUIRE(e.asked(values));
    CHECK(e.own_match().steps == steps);
    CHECK(e.match().view() == lay);
    e.play_out();
    CHECK(e.own_match().result != draft::MatchResult::none);
}

TEST_CASE("Two people at one screen draft and play the Ultraman Card Game with the curtain between them",
          "[gui.ultraman.night]") {
    Evening e;
    e.deal(2, 2);
    int curtains = 0;
    for (int i = 0; i < 6; ++i) {
        curtains += e.session.awaited().has_value();
        e.pick();
    }
    CHECK(curtains >= 4);
    e.draft();
    e.build();
    e.pair();
    e.sit_down();
    REQUIRE(e.match().awaited());
    e.play_out();
}

namespace {

// A sample of one of the game's screens.
struct Sample {
    std::unique_ptr<MemorySession> session;
    Headless stage;

    explicit Sample(gui::Page page, SampleState state = SampleState::usual)
        : session(sample_session(ultra(), page, state)), stage(*session, page, 1600, 1000, quick()) {
        stage.settle();
    }
    bool drawn(std::string_view text) const {
        return std::ranges::any_of(stage.texts(), [&](const TextMark& mark) { return mark.text == text; });
    }
    draft::NightView view() const { return view_for(*session->night(), SeatId{0}); }
    const std::string& number(draft::CubeCopyId copy) const { return ultra().cards().character(copy).number; }
};

}  // namespace

// The number of a card stands at the foot of its large face, and on no other.
TEST_CASE("Large cards of a cube of the Ultraman Card Game have the faces of that game", "[gui.ultraman.night]") {
    Sample draft(gui::Page::draft);
    const auto card = draft.view().pack.at(3);
    REQUIRE(draft.stage.hover("draft.card.3"));
    draft.stage.settle();
    CHECK(draft.drawn(draft.number(card)));

    Sample deck(gui::Page::deck);
    const auto left = deck.view().side.at(0);
    REQUIRE(deck.stage.click("deck.pool." + std::to_string(left.value)));
    deck.stage.settle();
    CHECK(deck.drawn(deck.number(left)));

    Sample library(gui::Page::home);
    REQUIRE(library.stage.click("home.library"));
    library.stage.settle();
    REQUIRE(library.stage.click("library.card.0"));
    library.stage.settle();
    CHECK(library.drawn(library.number(draft::CubeCopyId{0})));
}

TEST_CASE("The library finds cards of the Ultraman Card Game by TYPE and by their words", "[gui.ultraman.night]") {
    Sample library(gui::Page::home);
    REQUIRE(library.stage.click("home.library"));
    library.stage.settle();
    const auto all = ultra().cards();
    const auto cards_of = [&](auto fits) {
        std::set<CardId> found;
        for (const CardId id : all.cube->cards)
            if (fits(all.ucg->cards[id])) found.insert(id);
        return found.size();
    };
    const auto shown = [&](std::size_t count) {
        library.stage.settle();
        return library.drawn("Cards: " + std::to_string(count) + " of " + std::to_string(all.size()));
    };
    CHECK(shown(cards_of([](const ultraman::Card&) { return true; })));
    REQUIRE(library.stage.click("library.filter.2"));
    CHECK(shown(cards_of([](const ultraman::Card& card) { return card.types.has(ultraman::Type::power); })));
    REQUIRE(library.stage.click("library.filter.9"));
    CHECK(shown(cards_of([](const ultraman::Card& card) { return card.is_scene(); })));
    REQUIRE(library.stage.click("library.filter.0"));
    REQUIRE(library.stage.click("library.search"));
    library.stage.type("bp03-01");
    CHECK(shown(cards_of([](const ultraman::Card& card) { return card.number.starts_with("BP03-01"); })));
}

TEST_CASE("A deck of the Ultraman Card Game is mended by what its check offers", "[gui.ultraman.night]") {
    Sample deck(gui::Page::deck);
    REQUIRE(deck.view().deck.size() == 48);
    CHECK_FALSE(deck.stage.shown("deck.balance"));
    CHECK(deck.stage.shown("deck.mend.0.why"));
    REQUIRE(deck.stage.click("deck.mend.0.why"));
    deck.stage.settle();
    CHECK(deck.drawn("UCG 4.1.1"));
    REQUIRE(deck.stage.click("deck.why.close"));
    REQUIRE(deck.stage.click("deck.mend.0.0"));
    deck.stage.settle();
    CHECK(deck.view().deck.size() == 50);
    CHECK_FALSE(deck.stage.shown("deck.mend.0.why"));
    REQUIRE(deck.stage.click("deck.ready"));
    CHECK(deck.session->night()->seats[0].handed_in == 1);
}

TEST_CASE("A card of a draft of the Ultraman Card Game is picked by its key and by two clicks",
          "[gui.ultraman.night]") {
    Sample draft(gui::Page::draft);
    auto first = draft.view();
    draft.stage.press(Key::digit3);
    draft.stage.press(Key::enter);
    CHECK(draft.view().pool.size() == first.pool.size() + 1);
    CHECK(draft.view().pool.back() == first.pack[2]);
}

TEST_CASE("Picks of the Ultraman Card Game stand by TYPE by level and in their order", "[gui.ultraman.night]") {
    Sample draft(gui::Page::draft);
    CHECK(draft.drawn("Names and levels"));
    REQUIRE(draft.stage.click("picks.sort.1"));
    draft.stage.settle();
    CHECK(draft.drawn("Lv 1"));
    CHECK(draft.drawn("Lv 2"));
    REQUIRE(draft.stage.click("picks.sort.2"));
    draft.stage.settle();
    CHECK_FALSE(draft.drawn("Lv 1"));
}

TEST_CASE("Heads of piles and buttons of the deck builder are whole in the longest language", "[gui.ultraman.night]") {
    AppSettings finnish = quick();
    finnish.taste.language = Language::finnish;
    for (const auto& [wide, high] : {std::pair(1280, 720), std::pair(1600, 1000)}) {
        const auto session = sample_session(ultra(), gui::Page::deck, SampleState::usual);
        Headless stage(*session, gui::Page::deck, wide, high, finnish);
        stage.settle();
        const auto drawn = [&](std::string_view text) {
            return std::ranges::any_of(stage.texts(), [&](const TextMark& mark) { return mark.text == text; });
        };
        CHECK(drawn("Kohtaukset"));
        for (const TextMark& mark : stage.texts()) {
            INFO(mark.text);
            CHECK_FALSE((mark.text.starts_with("Lisää") && mark.text.ends_with("…")));
        }
    }
}

TEST_CASE("A quick draft of the Ultraman Card Game deals enough for its decks", "[gui.ultraman.night][gui.practice]") {
    Evening e;
    e.choose_cube();
    e.click("home.practice");
    e.stage.press(Key::q);
    e.go_on();
    REQUIRE(e.screen() == "draft");
    const draft::NightSettings& settings = e.night().settings;
    CHECK(draft::picks_per_seat(settings.row) >= settings.row.deck_size);
}

TEST_CASE("The sheet of the seats deals nothing of which no deck can be made and says why", "[gui.ultraman.night]") {
    Evening e;
    e.choose_cube();
    e.click("home.players.4");
    e.click("home.set_table");
    REQUIRE(e.stage.click("seating.packs.value"));
    e.go_on();
    e.stage.type("3");
    e.go_on();
    e.click("seating.deal");
    CHECK(e.stage.shown("seating.deal"));
    CHECK_FALSE(e.session.night());
    CHECK(e.told("A deck takes 50 cards, a seat gets 36 at most"));
}
