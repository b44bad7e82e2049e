// What happens within one step of the Ultraman Card Game is told moment by moment: table, numbers and phase are those of the
// moment that is told.
#include <algorithm>

#include "src/gui/samples/sample_ultraman.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/gui/ultraman_pressing.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using ultraman::EventKind;

namespace {

using Log = std::vector<ultraman::text::LogEntry>;

// A match of practice, at the choice before a step in which something happens.
struct InStep {
    std::unique_ptr<MemorySession> session = sample_session(ultra(), Page::home, SampleState::usual);
    UltramanMatch* match = nullptr;
    ultraman::Option next;
    Log happens;             // by that step
    ultraman::Match behind;  // it
    std::unique_ptr<Headless> stage;

    template <class Wanted>
    explicit InStep(Wanted wanted, Pace pace = Pace::calm, Motion motion = Motion::reduced) {
        for (std::uint64_t seed = 1; seed < 120 && !stage; ++seed) {
            auto begun = UltramanMatch::begin(ultraman_setup(CUBENIGHT_TEST_DATA, seed));
            REQUIRE(begun.ok());
            match = begun->get();
            session->practice().put(std::move(*begun));
            if (!found(wanted)) continue;
            AppSettings settings;
            settings.taste.pace = pace, settings.taste.motion = motion;
            stage = std::make_unique<Headless>(*session, Page::ultraman, 1600, 1000, settings);
            stage->settle();
        }
        REQUIRE(stage);
    }
    template <class Wanted>
    bool found(Wanted wanted) {
        while (match->match().outcome == play::Outcome::running) {
            next = match->bot_choice(UltramanTable::usual_bot);
            behind = match->match();
            ultraman::text::LogBook book(match->book());
            REQUIRE_FALSE(ultraman::choose(match->book(), behind, next, &book));
            happens = book.entries();
            // The window lets bots go on by itself.
            if (match->acting() == play::seat0 && wanted(*this)) return true;
            match->play(next);
        }
        return false;
    }
    long count(EventKind kind) const {
        return std::ranges::count_if(happens, [&](const auto& entry) { return entry.event.type == kind; });
    }
    // The numbers at a character's place.
    bool has_number(ultraman::Spot spot, int number) {
        const Item* place = stage->app().ui().find(spot_id(spot));
        return place && has(texts_in(*stage, place->rect), std::to_string(number));
    }
    // What is said of what is told.
    std::string plate() {
        std::string all;
        if (const Item* shown = stage->app().ui().find("spotlight"))
            for (const std::string& line : texts_in(*stage, shown->rect)) all += line + " ";
        return all;
    }
    bool tells(std::string_view words) {
        return std::ranges::any_of(stage->texts(),
                                   [&](const TextMark& mark) { return mark.text.find(words) != std::string::npos; });
    }
};

// A battle that was decided by a BP that is another one when the step is done.
const ultraman::Event* changed_battle(const InStep& t) {
    const ultraman::View now = ultraman::view_for(t.match->book(), t.behind, play::seat0);
    for (const auto& entry : t.happens) {
        if (entry.event.type != EventKind::battle) continue;
        for (const SeatId seat : play::both_seats) {
            const auto spot = ultraman::spot_of(entry.event.n, seat);
            const auto& character = now.characters[spot.value];
            if (entry.event.bp[seat] > 0 && character.open && character.bp.value != entry.event.bp[seat])
                return &entry.event;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("The BP that decided a battle stay in sight while the judgement is told", "[gui.ultraman][gui.telling]") {
    InStep t([](const InStep& told) { return changed_battle(told) != nullptr && told.count(EventKind::battle) > 1; });
    const ultraman::Event battle = *changed_battle(t);
    t.match->play(t.next);
    t.stage->frames(2, 1);
    const auto decided = [&] {
        return std::ranges::all_of(play::both_seats, [&](SeatId seat) {
            return battle.bp[seat] < 0 || t.has_number(ultraman::spot_of(battle.n, seat), battle.bp[seat]);
        });
    };
    int judged = 0, wrong = 0;
    for (int i = 0; i < 3000; ++i) {
        const bool of_area = t.plate().find("Area ") != std::string::npos;
        if (!of_area && judged > 0) break;
        judged += of_area;
        wrong += of_area && (!decided() || !has(texts_in(*t.stage, {0, 0, 1600, 60}), "Judgement phase"));
        t.stage->frames(1, 50);
    }
    CHECK(judged > 20);  // two areas at least, each as long as one reads
    CHECK(wrong == 0);
    bool goes = false;
    for (int i = 0; i < 400 && !goes; ++i) t.stage->frames(1, 50), goes = !decided();
    CHECK(goes);  // what is of now comes then
}

TEST_CASE("The end of a match of the Ultraman Card Game comes when its last judgement has been told",
          "[gui.ultraman][gui.telling]") {
    InStep t(
        [](const InStep& told) { return told.count(EventKind::match_ends) > 0 && told.count(EventKind::battle) > 0; });
    t.match->play(t.next);
    t.stage->frames(2, 1);
    REQUIRE(t.stage->shown("spotlight"));
    CHECK_FALSE(t.tells(Strings()(Text::match_over)));
    CHECK_FALSE(t.stage->shown("prompt.result"));
    t.stage->press(Key::space);
    t.stage->settle();
    CHECK(t.tells(Strings()(Text::match_over)));
}

TEST_CASE("Cards that open are told before what comes of it", "[gui.ultraman][gui.telling]") {
    InStep t([](const InStep& told) {
        return told.count(EventKind::opened) > 0 && told.happens.back().event.type != EventKind::opened &&
               told.behind.phase != ultraman::Phase::open;
    });
    t.match->play(t.next);
    t.stage->frames(2, 1);
    CHECK(t.plate().find("turns up") != std::string::npos);
    CHECK(t.match->told() > 0);
    const auto& behind = t.match->match();
    CHECK(behind.phase != ultraman::Phase::open);
    CHECK(has(texts_in(*t.stage, {0, 0, 1600, 60}), "Open phase"));
}

TEST_CASE("Without a pace everything of a step is there at once", "[gui.ultraman][gui.telling]") {
    InStep t([](const InStep& told) { return changed_battle(told) != nullptr; }, Pace::off);
    const ultraman::Event battle = *changed_battle(t);
    t.match->play(t.next);
    t.stage->frames(2, 1);
    CHECK_FALSE(t.stage->shown("spotlight"));
    const auto decided = std::ranges::all_of(play::both_seats, [&](SeatId seat) {
        return battle.bp[seat] < 0 || t.has_number(ultraman::spot_of(battle.n, seat), battle.bp[seat]);
    });
    CHECK_FALSE(decided);
}

TEST_CASE("Looking back at a judgement shows the BP that decided it", "[gui.ultraman][gui.telling]") {
    InStep t([](const InStep& told) { return changed_battle(told) != nullptr; }, Pace::off);
    const ultraman::Event battle = *changed_battle(t);
    t.match->play(t.next);
    const auto log = t.match->log();
    std::size_t entries = log.size();
    while (entries > 0 && !(log[entries - 1].event.type == EventKind::battle && log[entries - 1].event.n == battle.n))
        --entries;
    REQUIRE(entries > 0);
    const auto past = t.match->past(t.match->moment_of(entries), Sight::own);
    for (const SeatId seat : play::both_seats)
        if (battle.bp[seat] >= 0)
            CHECK(past.view.characters[ultraman::spot_of(battle.n, seat).value].bp.value == battle.bp[seat]);
}

TEST_CASE("Cards that are revealed are shown one after another though nothing is left to choose",
          "[gui.ultraman][gui.telling]") {
    InStep t([](const InStep& told) {
        return told.count(EventKind::revealed) > 1 && told.behind.choice.kind != ultraman::ChoiceKind::pick_card;
    });
    std::vector<std::string> wanted;
    const ultraman::text::Names names{.book = &t.match->book(), .seats = {"Alice", "Aino"}, .cards = &t.match->cards()};
    for (const auto& entry : t.happens)
        if (entry.event.type == EventKind::revealed) wanted.push_back(names.card(entry.card));
    t.match->play(t.next);
    std::string told;
    for (int i = 0; i < 2000; ++i) t.stage->frames(1, 50), told += t.plate();
    for (const std::string& name : wanted) {
        INFO(name);
        CHECK(told.find(name) != std::string::npos);
    }
}
