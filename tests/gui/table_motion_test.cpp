// What moves on the tables of both games, and matches that are looked at again: that motion ends and can be skipped, that
// it tells no secret, and that a replay goes from its first step to its last one by keys and by mouse.
#include <algorithm>
#include <cctype>

#include "src/gui/samples/sample_match.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/match/moves.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

constexpr int width = 1600, height = 1000;

AppSettings moving() {
    AppSettings settings;
    settings.taste.motion = Motion::full;
    settings.taste.pace = Pace::quick;
    return settings;
}

std::unique_ptr<LocalMatch> begun(std::uint64_t seed, SeatPlace other = SeatPlace::bot) {
    auto match = LocalMatch::begin(sample_setup(lantern(), seed, other, 40, 4));
    REQUIRE(match.ok());
    return std::move(*match);
}

void play_on(LocalMatch& match, int steps) {
    for (int i = 0; i < steps && match.match().outcome == play::Outcome::running; ++i)
        match.play(match.bot_choice(bots::MatchBot::steady));
}

// The match on its screen.
struct Shown {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::home, SampleState::usual);
    LocalMatch& match;
    Headless stage;

    explicit Shown(std::unique_ptr<LocalMatch> played, const AppSettings& settings = moving())
        : match(put(*session, std::move(played))), stage(*session, Page::match, width, height, settings) {
        stage.frames(6);
    }
    static LocalMatch& put(MemorySession& session, std::unique_ptr<LocalMatch> played) {
        LocalMatch& match = *played;
        session.set_match(std::move(played));
        return match;
    }
    bool moves() { return stage.app().ui().moving(); }
    // How many milliseconds until nothing moves, but for those in which a bot takes its time.
    int rest() {
        int passed = 0;
        for (int frame = 0; moves() && frame < 10'000; ++frame) {
            stage.frames(1);
            if (!bot_acts(match)) passed += 16;
        }
        return passed;
    }
    bool says(std::string_view words) const {
        return std::ranges::any_of(stage.texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
    std::string step(std::size_t number) const {
        return "step " + std::to_string(number) + " of " + std::to_string(match.moments());
    }
};

// A match of bots' choices that is not decided after so many.
std::unique_ptr<LocalMatch> undecided(int steps) {
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        auto match = begun(seed);
        play_on(*match, steps);
        if (match->match().outcome == play::Outcome::running) return match;
    }
    FAIL("every match is over after " << steps << " choices");
    return nullptr;
}

// The same, and then somebody gives up.
std::unique_ptr<LocalMatch> short_match(int steps) {
    auto match = undecided(steps);
    match->play({pokemon::OptionKind::concede, 0, 0, 0});
    return match;
}

template <class Match>
void check_travels(const Match& before, const Match& now, const TableMotion& motion) {
    for (const TableMotion::Travel& travel : motion.travels()) {
        INFO("copy " << int{travel.copy.value});
        if (travel.copy == no_copy) {
            CHECK(travel.faced == Facing::down);
            CHECK(travel.faces == Facing::down);
            continue;
        }
        const bool known = before.cards[travel.copy.value] != no_card || now.cards[travel.copy.value] != no_card;
        CHECK(known);
    }
}

}  // namespace

TEST_CASE("Travels on the table name no card that the seat does not know", "[gui.motion]") {
    auto match = begun(3, SeatPlace::bot);
    const BoardLayout lay({10, 60, 1256, 700}, 5, 5);
    TableMotion motion;
    std::size_t named = 0, hidden = 0, to_their_hand = 0;
    for (int i = 0; i < 400 && match->match().outcome == play::Outcome::running; ++i) {
        const pokemon::Match before = match->match();
        text::LogBook log(match->book());
        pokemon::Match after = before;
        REQUIRE_FALSE(pokemon::choose(match->book(), after, match->bot_choice(bots::MatchBot::steady), &log));
        for (const SeatId seat : play::both_seats) {
            const pokemon::View was = pokemon::view_for(match->book(), before, seat);
            const pokemon::View is = pokemon::view_for(match->book(), after, seat);
            const HandBox hand = [&](SeatId whose, std::size_t index, std::size_t) {
                return whose == seat ? Rect{40 + 20 * static_cast<float>(index), 800, 130, 182} : Rect{};
            };
            std::vector<text::LogEntry> told;
            for (const text::LogEntry& entry : log.entries()) told.push_back(text::seen_by(entry, seat));
            motion.begin(sight_of(was, lay, 4, hand), sight_of(is, lay, 4, hand), happenings(told), 1);
            check_travels(was, is, motion);
            for (const TableMotion::Travel& travel : motion.travels()) {
                named += travel.copy != no_copy, hidden += travel.copy == no_copy;
                if (travel.from_place.zone == gui::Zone::deck &&
                    travel.to_place == TablePlace{gui::Zone::hand, opponent(seat)}) {
                    ++to_their_hand;
                    CHECK(travel.faces == Facing::down);
                }
            }
        }
        match->play(match->bot_choice(bots::MatchBot::steady));
    }
    CHECK(named > 50);
    CHECK(hidden > 20);
    CHECK(to_their_hand > 5);
}

TEST_CASE("What an attack does moves and then nothing asks for frames", "[gui.motion]") {
    Shown shown(begun(3));
    int moved = 0, longest = 0;
    for (int i = 0; i < 60 && shown.match.match().outcome == play::Outcome::running; ++i) {
        shown.match.play(shown.match.bot_choice(bots::MatchBot::steady));
        shown.stage.frames(2);
        moved += shown.moves();
        longest = std::max(longest, shown.rest());
    }
    CHECK(moved > 10);
    CHECK(longest > 500);
    CHECK(longest < 2'500);
}

TEST_CASE("Any key ends what moves and reduced motion never begins", "[gui.motion]") {
    Shown shown(begun(3));
    int skipped = 0;
    for (int i = 0; i < 30 && skipped < 3; ++i) {
        shown.match.play(shown.match.bot_choice(bots::MatchBot::steady));
        shown.stage.frames(2);
        if (!shown.moves()) continue;
        shown.stage.press(Key::k);  // means nothing
        if (!bot_acts(shown.match)) {
            CHECK(shown.rest() < 200);  // the mark of the focus may still be on its way
            ++skipped;
        }
        shown.rest();
    }
    CHECK(skipped > 0);
    AppSettings still = moving();
    still.taste.motion = Motion::reduced;
    still.taste.pace = Pace::off;
    Shown quiet(begun(3), still);
    play_on(quiet.match, 1);
    quiet.stage.frames(2);
    CHECK_FALSE(quiet.moves());
}

TEST_CASE("A match that is over is replayed from its first step to its last one by keys",
          "[gui.motion][gui.replay][window.match]") {
    Shown shown(short_match(24));
    const std::size_t moments = shown.match.moments();
    REQUIRE(moments > 6);
    CHECK(shown.says(shown.step(1)));
    for (std::size_t step = 2; step <= moments; ++step) {
        shown.stage.press(Key::n);
        REQUIRE(shown.says(shown.step(step)));
    }
    shown.stage.press(Key::n);
    CHECK(shown.says(shown.step(moments)));  // it stays there
    shown.stage.press(Key::p);
    CHECK(shown.says(shown.step(moments - 1)));
    shown.stage.press(Key::left);
    CHECK(shown.says(shown.step(moments - 2)));
    shown.stage.press(Key::right);
    CHECK(shown.says(shown.step(moments - 1)));
    shown.stage.press(Key::tab);  // with the focus on something as well
    shown.stage.press(Key::left);
    CHECK(shown.says(shown.step(moments - 2)));
    shown.stage.press(Key::home);
    CHECK(shown.says(shown.step(1)));
    shown.stage.press(Key::page_down);
    CHECK_FALSE(shown.says(shown.step(1)));
    CHECK(shown.says("Turn 1"));
    shown.stage.press(Key::end);
    CHECK(shown.says(shown.step(moments)));
}

TEST_CASE("The log goes along with the step that is looked at", "[gui.motion][gui.replay]") {
    Shown shown(short_match(60));
    if (!shown.stage.shown("log.lines")) shown.stage.press(Key::l);  // folded away in a narrow window
    const auto in_sight = [&] {
        std::vector<std::string> lines;
        for (const Item& item : shown.stage.app().ui().items())
            if (item.id.starts_with("log.") && std::isdigit(static_cast<unsigned char>(item.id[4])) &&
                !item.visible.empty())
                lines.push_back(item.id);
        return lines;
    };
    shown.stage.settle();
    const std::vector<std::string> begin = in_sight();
    shown.stage.press(Key::end);
    shown.stage.settle();
    const std::vector<std::string> end = in_sight();
    REQUIRE_FALSE(begin.empty());
    REQUIRE_FALSE(end.empty());
    CHECK(std::ranges::find(end, begin.front()) == end.end());
    shown.stage.press(Key::home);
    shown.stage.settle();
    CHECK(in_sight() == begin);
}

TEST_CASE("A replay is stepped and drawn along and played by mouse", "[gui.motion][gui.replay][window.match]") {
    Shown shown(short_match(24));
    const std::size_t moments = shown.match.moments();
    REQUIRE(shown.stage.click("back.later"));
    CHECK(shown.says(shown.step(2)));
    REQUIRE(shown.stage.click("back.earlier"));
    CHECK(shown.says(shown.step(1)));
    REQUIRE(shown.stage.click("back.track"));
    CHECK_FALSE(shown.says(shown.step(1)));
    CHECK_FALSE(shown.says(shown.step(moments)));
    const Item* track = shown.stage.app().ui().find("back.track");
    REQUIRE(track);
    REQUIRE(shown.stage.drag("back.track", {track->rect.right() - 8, track->rect.centre().y}));
    CHECK(shown.says(shown.step(moments)));
    REQUIRE(shown.stage.drag("back.track", {track->rect.x + 8, track->rect.centre().y}));
    CHECK(shown.says(shown.step(1)));
    REQUIRE(shown.stage.click("back.play"));
    shown.stage.frames(100, 60);
    CHECK_FALSE(shown.says(shown.step(1)));
}

TEST_CASE("A replay shows one side or both and a running match its own side only", "[gui.motion][gui.replay]") {
    auto match = short_match(60);
    Shown shown(std::move(match));
    shown.stage.press(Key::end);
    shown.stage.press(Key::p);
    const auto cards_shown = [&] {
        return std::ranges::count_if(shown.stage.app().ui().items(),
                                     [](const Item& item) { return item.id.starts_with("card."); });
    };
    const auto own = cards_shown();
    REQUIRE(shown.stage.click("back.sight.2"));
    shown.stage.frames(3);
    const pokemon::View theirs = shown.match.past(shown.match.moments() - 2, Sight::other).view;
    CHECK(cards_shown() == own + static_cast<long>(theirs.seats[theirs.seat].hand.size()));
    // Whose hand is whose is said at the foot, where both lie.
    for (const int seat : {0, 1}) {
        const std::string name = shown.match.name(SeatId{static_cast<std::uint8_t>(seat)});
        CHECK(std::ranges::any_of(shown.stage.texts(),
                                  [&](const TextMark& mark) { return mark.text == name && mark.box.y > 820; }));
    }
    shown.stage.press(Key::b);
    CHECK(cards_shown() == own);
    Shown running(undecided(24));
    CHECK(running.match.may_look(Sight::own));
    CHECK_FALSE(running.match.may_look(Sight::other));
    CHECK_FALSE(running.match.may_look(Sight::both));
    running.stage.press(Key::p);
    CHECK_FALSE(running.stage.shown("back.sight.2"));
}
