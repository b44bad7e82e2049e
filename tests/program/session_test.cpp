// The window's session over real files: what screens see is what the journal keeps.
#include "src/session/session.hpp"

#include "src/gui/shell/headless.hpp"
#include "src/session/library_lists.hpp"
#include "src/store/folders.hpp"
#include "src/text/times.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/session_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using test::draft_and_build;
using test::Home;
using test::let_bots_go_on;
using test::night_of;
using test::table_of_first_seat;

namespace {

SessionOptions options() { return test::session_options(CUBENIGHT_SOURCE); }

}  // namespace

TEST_CASE("a night that was begun in the window is listed and goes on after the window is gone", "[session]") {
    Home home;
    std::vector<CubeCopyId> pool;
    {
        NightSession session(options());
        CHECK(session.nights().empty());
        REQUIRE_FALSE(session.cubes().empty());
        CHECK(session.cubes()[0].name == "Lantern Cube");
        CHECK(session.cubes()[0].most_players == 12);
        REQUIRE_FALSE(session.start(night_of(1, 3)));
        let_bots_go_on(session);
        REQUIRE(session.seat().has_value());  // a single person needs no curtain
        for (int pick = 0; pick < 5; ++pick) {
            const auto view = view_for(*session.night(), *session.seat());
            REQUIRE_FALSE(session.select(*session.seat(), view.pack[0]));
            CHECK(session.selected(*session.seat()) == view.pack[0]);
            REQUIRE_FALSE(session.pick(*session.seat(), view.pack[0]));
            let_bots_go_on(session);
        }
        pool = session.night()->pool(SeatId{0});
    }
    NightSession again(options());
    REQUIRE(again.nights().size() == 1);
    const auto summary = again.nights()[0];
    CHECK(summary.name == "Test night");
    CHECK(summary.state == gui::NightState::paused);
    CHECK(summary.phase == NightPhase::draft);
    CHECK(summary.pick == 5);
    REQUIRE_FALSE(again.resume(summary.id));
    CHECK(again.night()->pool(SeatId{0}) == pool);
    NightSession second(options());
    CHECK(second.resume(summary.id).value().find("another CubeNight") != std::string::npos);
}

TEST_CASE("any night of the list goes on where its row says so", "[session]") {
    Home home;
    NightSession session(options());
    for (const char* name : {"First", "Second", "Third", "Fourth"}) {
        gui::NewNight night = night_of(1, 3);
        night.name = name;
        REQUIRE_FALSE(session.start(night));
        session.put_night_away();
    }
    for (int row = 0; row < 3; ++row) {  // the newest has a place of its own
        INFO(row);
        gui::Headless stage(session, gui::Page::home, 1600, 1000);
        stage.settle();
        REQUIRE(stage.click("home.night." + std::to_string(row)));
        stage.settle();
        CHECK(std::string(stage.app().screen()) == "draft");
        REQUIRE(session.night());
        session.put_night_away();
    }
}

TEST_CASE("a shared screen shows nobody's cards until the next person reveals them", "[session]") {
    Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(2, 2)));
    let_bots_go_on(session);
    CHECK(session.sharing() == 2);
    CHECK_FALSE(session.seat());
    REQUIRE(session.awaited() == SeatId{0});
    session.reveal();
    REQUIRE(session.seat() == SeatId{0});
    const auto pack = view_for(*session.night(), SeatId{0}).pack;
    CHECK(session.pick(SeatId{0}, CubeCopyId{0xFFF0}).has_value());  // refused: still the same person's screen
    CHECK(session.seat() == SeatId{0});
    REQUIRE_FALSE(session.pick(SeatId{0}, pack[0]));
    CHECK_FALSE(session.seat());
    CHECK(session.awaited() == SeatId{1});
    session.reveal();
    session.cover();
    CHECK_FALSE(session.seat());
}

TEST_CASE("a night of persons and bots goes through the window's session to its end", "[session]") {
    Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(2, 2)));
    draft_and_build(session);
    while (session.night()->phase() != NightPhase::finished) {
        if (!can_pair(*session.night())) {
            REQUIRE_FALSE(session.pair_round());  // the host's own moment
        }
        let_bots_go_on(session);
        for (int table = 1; table <= 2; ++table) {
            if (session.night()->rounds.back().tables[static_cast<std::size_t>(table - 1)].state == MatchState::over)
                continue;
            REQUIRE_FALSE(session.play_match(table));
            const auto sign = session.sign(table);
            REQUIRE(sign.has_value());
            REQUIRE_FALSE(session.enter_result(table, MatchResult::first_wins));
        }
    }
    CHECK(session.news().empty());
    CHECK_FALSE(session.advance());
    NightSession again(options());
    REQUIRE(again.nights().size() == 1);
    CHECK(again.nights()[0].state == gui::NightState::finished);
    REQUIRE_FALSE(again.replay(again.nights()[0].id));
    CHECK(same_state(*again.night(), *session.night()));
}

TEST_CASE("a person sits down at a table and plays the match to its end and every step is in the journal",
          "[session]") {
    Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    draft_and_build(session);
    CHECK(session.match() == nullptr);
    if (!can_pair(*session.night())) {
        REQUIRE_FALSE(session.pair_round());
    }
    const int table = table_of_first_seat(*session.night());
    REQUIRE_FALSE(session.play_match(table));
    REQUIRE(session.match() != nullptr);
    gui::MatchSession& match = *session.match();
    CHECK(match.undoing() == gui::Undoing::when_asked);  // its one person plays with bots
    Generator chance(3);
    for (int turns = 0; match.view().outcome == pokemon::Outcome::running && turns < 5000; ++turns) {
        let_bots_go_on(session);
        match.advance();
        if (!match.view().asks_me || match.view().outcome != pokemon::Outcome::running) continue;
        const auto& choices = match.view().choice.options;
        REQUIRE(!choices.empty());
        REQUIRE_FALSE(match.choose(choices[chance.below(static_cast<std::uint32_t>(choices.size()))]));
    }
    CHECK(match.view().outcome != pokemon::Outcome::running);
    CHECK(!match.log().empty());
    const auto& played = session.night()->rounds.front().tables[static_cast<std::size_t>(table - 1)];
    CHECK(played.state == MatchState::over);
    CHECK(played.result != MatchResult::none);
    const auto log = std::vector(match.log().begin(), match.log().end());
    const auto ended = match.view();
    NightSession again(options());
    REQUIRE_FALSE(again.replay(again.nights()[0].id));
    CHECK(again.night()->rounds.front().tables[static_cast<std::size_t>(table - 1)].steps == played.steps);
    // The finished match is looked at as it ended, with its whole log, and nothing can be done there.
    REQUIRE_FALSE(again.look_back(1, table));
    CHECK(again.match()->view() == ended);
    CHECK(again.match()->log().size() == log.size());
    CHECK_FALSE(again.match()->can_undo());
    CHECK(again.match()->choose({pokemon::OptionKind::end_turn, 0, 0, 0}).has_value());
    CHECK(again.match()->concede().has_value());
    CHECK(again.look_back(1, 40).has_value());
    CHECK(again.look_back(9, 1).has_value());
}

TEST_CASE("the host takes a step back at a night's table and the journal keeps it and the reason", "[session]") {
    Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    draft_and_build(session);
    if (!can_pair(*session.night())) {
        REQUIRE_FALSE(session.pair_round());
    }
    const int table = table_of_first_seat(*session.night());
    REQUIRE_FALSE(session.play_match(table));
    gui::MatchSession& match = *session.match();
    CHECK(match.seconds_left().has_value() == round_seconds_left(*session.night(), 1'000'000).has_value());
    const auto steps = [&] { return session.night()->rounds.back().tables[static_cast<std::size_t>(table - 1)].steps; };
    Generator chance(5);
    std::vector<std::pair<std::vector<std::uint32_t>, pokemon::View>> before;
    while (before.size() < 12 && match.view().outcome == pokemon::Outcome::running) {
        let_bots_go_on(session);
        match.advance();
        if (!match.view().asks_me) continue;
        before.emplace_back(steps(), match.view());
        const auto& choices = match.view().choice.options;
        REQUIRE_FALSE(match.choose(choices[chance.below(static_cast<std::uint32_t>(choices.size()))]));
    }
    REQUIRE(before.size() == 12);
    REQUIRE(match.can_undo());
    CHECK(match.before() == nullptr);
    // A person alone with bots owes nobody a reason.
    CHECK(match.told_before_undone() < match.log().size());
    REQUIRE_FALSE(match.undo(""));
    CHECK(steps() == before.back().first);
    CHECK(session.night()->notes.empty());
    before.pop_back();
    const std::size_t notes = session.night()->notes.size();
    for (std::size_t undone = 0; undone < 3; ++undone, before.pop_back()) {
        REQUIRE_FALSE(match.undo("wrong card, the table agrees"));
        CHECK(steps() == before.back().first);
        CHECK(match.view() == before.back().second);
    }
    CHECK(session.night()->notes.size() == notes + 3);
    CHECK(session.night()->notes.back().text == "wrong card, the table agrees");
    NightSession again(options());
    REQUIRE_FALSE(again.replay(again.nights()[0].id));
    CHECK(same_state(*again.night(), *session.night()));
    CHECK(again.night()->notes.size() == notes + 3);
    // Play goes on from there.
    const auto from = steps().size();
    REQUIRE_FALSE(match.choose(match.view().choice.options[0]));
    CHECK(steps().size() == from + 1);
}

TEST_CASE("a night that is deleted lies beside the others and one that is open elsewhere stays", "[session]") {
    Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    const std::filesystem::path folder = store::nights_folder();
    {
        NightSession other(options());
        REQUIRE(other.nights().size() == 1);
        CHECK_FALSE(other.delete_night(other.nights()[0].id));
        CHECK(other.nights().size() == 1);
    }
    session.put_night_away();
    const std::string id = session.nights()[0].id;
    const auto there = session.delete_night(id);
    REQUIRE(there);
    CHECK(session.nights().empty());
    CHECK_FALSE(std::filesystem::exists(folder / id));
    CHECK(std::filesystem::exists(*there));
    CHECK(there->parent_path() == folder / "deleted");
    CHECK_FALSE(session.delete_night(id));
}

TEST_CASE("changes of a deck go back after the program was closed, and what is locked stays so", "[session]") {
    Home home;
    Deck before, after;
    std::string night;
    {
        NightSession session(options());
        REQUIRE_FALSE(session.start(night_of(1, 3)));
        draft_and_build(session);
        before = after = session.night()->seats[0].deck;
        after.cards.pop_back();
        REQUIRE_FALSE(session.set_deck(SeatId{0}, after));
        REQUIRE_FALSE(session.lock(SeatId{0}, {after.cards.front()}, {}));
        session.put_night_away();
        night = session.nights().front().id;
    }
    NightSession again(options());
    REQUIRE_FALSE(again.resume(night));
    const auto deck = [&again] { return again.night()->seats[0].deck; };
    CHECK(again.night()->seats[0].locked == std::vector{after.cards.front()});
    REQUIRE_FALSE(again.undo_deck(SeatId{0}));
    CHECK((deck() == before));
    REQUIRE_FALSE(again.redo_deck(SeatId{0}));
    CHECK((deck() == after));
    again.put_night_away();
    REQUIRE_FALSE(again.resume(night));  // what was taken back and made again is known, too
    REQUIRE_FALSE(again.undo_deck(SeatId{0}));
    CHECK((deck() == before));
}

TEST_CASE("times are told in the largest unit that fits", "[session]") {
    using text::ago;
    constexpr std::uint64_t minute = 60000;
    CHECK(ago(5 * minute, 5 * minute) == "just now");
    CHECK(ago(9 * minute, 5 * minute) == "just now");  // a clock that was set back
    CHECK(ago(0, minute) == "1 minute ago");
    CHECK(ago(0, 59 * minute) == "59 minutes ago");
    CHECK(ago(0, 60 * minute) == "1 hour ago");
    CHECK(ago(0, 48 * 60 * minute) == "2 days ago");
    CHECK(text::date_text({2026, 3, 9}, text::Say()) == "Mon 9 Mar");
    CHECK(text::date_text({2026, 3, 9}, text::Say(Language::finnish)) == "ma 9.3.");
    CHECK(text::date_text({2026, 3, 9}, {2027, 1, 2}, text::Say()) == "9 Mar 2026");
    CHECK(text::date_text({2026, 3, 9}, {2026, 12, 2}, text::Say(Language::japanese)) == "3月9日（月）");
    CHECK(text::night_of({2026, 3, 6}, text::Say()) == "Friday night");
    CHECK(text::day_of(1'772'971'199'999) == text::Day{2026, 3, 8});
}

TEST_CASE("what a session says follows the language at once", "[session]") {
    const Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(2, 2)));
    const auto refusal = [&] { return session.pair_round().value_or(""); };
    const std::string english = refusal();
    session.speak(Language::finnish);
    const std::string finnish = refusal();
    CHECK(!finnish.empty());
    CHECK(finnish != english);
    session.speak(Language::english);
    CHECK(refusal() == english);
}

TEST_CASE("a pick that brought the last card of its pack goes back with that card", "[session]") {
    Home home;
    NightSession session(options());
    REQUIRE_FALSE(session.start(night_of(1, 3)));
    const SeatId me{0};
    const auto& drafting = session.night()->drafting;
    const int cards = session.night()->settings.row.pack_size;
    let_bots_go_on(session);
    while (drafting.picks_made(me) < cards - 1) {
        REQUIRE_FALSE(session.pick(me, drafting.left(*drafting.front(me)).front()));
        let_bots_go_on(session);
    }
    REQUIRE(drafting.picks_made(me) == cards);  // nobody asked for the last one
    REQUIRE_FALSE(session.undo_pick(me, "a slip"));
    let_bots_go_on(session);
    CHECK(drafting.picks_made(me) == cards - 2);
    CHECK_FALSE(drafting.only_card(me));
}
