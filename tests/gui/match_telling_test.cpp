// What the match tables tell whoever plays: how it ended and where to go from there, what a bot has just done, who was Knocked
// Out, what a coin was for, and what an attack would come to.
#include <algorithm>
#include <bit>

#include "src/gui/samples/sample_ultraman.hpp"
#include "src/gui/screens/match/ending.hpp"
#include "tests/gui/match_pressing.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;
using pokemon::Foretold;

namespace {

using gui::Page;

AppSettings at_pace(Pace pace) {
    AppSettings settings = Table::quick();
    settings.taste.pace = pace;
    return settings;
}

bool tells(const Headless& stage, std::string_view wanted) {
    return std::ranges::any_of(stage.texts(),
                               [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
}

// The sentence of what is shown large; empty while nothing is.
std::string shown_large(Headless& stage) {
    std::string all;
    if (const Item* plate = stage.app().ui().find("spotlight"))
        for (const std::string& line : texts_in(stage, plate->rect)) all += line + " ";
    return all;
}

// A match of practice against a bot.
struct Practised {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::home, SampleState::usual);
    LocalMatch& match;
    Headless stage;

    explicit Practised(std::uint64_t seed, Pace pace = Pace::off, int w = width, int h = height,
                       Undoing undoing = Undoing::freely)
        : match(put(*session, seed, undoing)), stage(*session, Page::match, w, h, at_pace(pace)) {
        stage.settle();
    }
    static LocalMatch& put(MemorySession& session, std::uint64_t seed, Undoing undoing) {
        LocalSetup setup = sample_setup(lantern(), seed);
        setup.undoing = undoing;
        auto begun = LocalMatch::begin(setup);
        REQUIRE(begun.ok());
        LocalMatch& made = **begun;
        session.practice().put(std::move(*begun));
        return made;
    }
    void end(Option how) {
        match.play(how);
        stage.frames(3);
    }
    // Everybody plays as a bot, until that holds.
    template <class Holds>
    bool play_to(Holds holds) {
        for (int i = 0; i < 3000 && match.match().outcome == Outcome::running; ++i) {
            if (holds(match.match())) return true;
            if (match.match().outcome != Outcome::running) return false;  // the window has let a bot go on
            match.play(match.bot_choice(bots::MatchBot::steady));
        }
        return false;
    }
};

Option concession(SeatId seat) { return {OptionKind::concede, seat.value, 0, 0}; }

}  // namespace

TEST_CASE("The end of a match says won or lost or drawn and what decided it", "[gui.match][gui.telling]") {
    Practised lost(3), won(3), drawn(3);
    lost.end(concession(play::seat0));
    CHECK(tells(lost.stage, "You have lost"));
    CHECK(tells(lost.stage, "Alice gave up in turn"));
    won.end(concession(play::seat1));
    CHECK(tells(won.stage, "You have won"));
    CHECK(tells(won.stage, "Aino gave up in turn"));
    drawn.end({OptionKind::agree_draw, 0, 0, 0});
    CHECK(tells(drawn.stage, "The match is a draw"));
}

TEST_CASE("From the end of a practice match one plays again or chooses decks or goes home by keys and mouse",
          "[gui.match][gui.telling]") {
    Practised again(3);
    const auto decks = again.match.setup().seats;
    const std::uint64_t seed = again.match.setup().seed;
    again.end(concession(play::seat0));
    again.stage.press(Key::enter);
    again.stage.frames(3);
    CHECK(std::string(again.stage.app().screen()) == "match");
    const auto* next = dynamic_cast<const LocalMatch*>(again.session->match());
    REQUIRE(next != nullptr);
    CHECK(next->match().outcome == Outcome::running);
    for (const SeatId seat : play::both_seats) CHECK(next->setup().seats[seat].deck == decks[seat].deck);
    CHECK(next->setup().seed != seed);

    Practised home(3);
    home.end(concession(play::seat0));
    home.stage.press(Key::escape);
    home.stage.frames(2);
    CHECK_FALSE(home.stage.shown("over.again"));  // one looks at the table
    CHECK(home.stage.shown("match.end"));
    home.stage.press(Key::enter);
    home.stage.frames(2);
    REQUIRE(home.stage.click("over.home"));
    home.stage.frames(3);
    CHECK(std::string(home.stage.app().screen()) == "home");
    CHECK(home.session->match() == nullptr);

    Practised steps(3);
    steps.end(concession(play::seat0));
    steps.stage.press(Key::p);
    steps.stage.frames(2);
    CHECK(tells(steps.stage, "step 1 of"));
}

TEST_CASE("The figures of a match are those of its table", "[gui.match][gui.telling]") {
    Practised t(5);
    t.play_to([](const pokemon::Match&) { return false; });
    REQUIRE(t.match.match().outcome != Outcome::running);
    t.stage.frames(3);
    const pokemon::View& view = t.match.view();
    int prizes = 0;
    for (const SeatId seat : play::both_seats) {
        const MatchFigures figures = figures_of(t.match.log(), seat);
        CHECK(figures.prizes == view.seats[seat].prize_count - std::popcount(view.seats[seat].prize_there));
        CHECK(figures.damage > 0);
        prizes += figures.prizes;
        CHECK(tells(t.stage, std::to_string(figures.damage)));
    }
    CHECK(prizes > 0);
}

TEST_CASE("What a bot does is shown with its sentence and Space ends it", "[gui.match][gui.telling]") {
    Practised t(3, Pace::quick);
    const auto bots_turn = [](const pokemon::Match& m) {
        return m.choice.kind == ChoiceKind::main && m.turn_seat == play::seat1 && m.turn > 2;
    };
    REQUIRE(t.play_to(bots_turn));
    t.stage.frames(2);
    std::string seen;
    for (int i = 0; i < 200 && seen.empty(); ++i) {
        t.stage.frames(1, 50);
        seen = shown_large(t.stage);
    }
    REQUIRE_FALSE(seen.empty());
    const std::size_t told = t.match.told();
    t.stage.frames(10, 50);
    CHECK(shown_large(t.stage) == seen);  // half a second later it is still there
    CHECK(t.match.told() == told);
    t.stage.press(Key::space);
    t.stage.frames(4);
    CHECK(shown_large(t.stage).empty());
    CHECK(t.match.told() > told);  // and the bot has gone on
    Practised quiet(3, Pace::off);
    REQUIRE(quiet.play_to(bots_turn));
    for (int i = 0; i < 20; ++i) {
        quiet.stage.frames(1, 50);
        CHECK(shown_large(quiet.stage).empty());
    }
}

TEST_CASE("A Prize card is shown to whoever takes it and to nobody else", "[gui.match][gui.telling]") {
    int own = 0;
    for (const std::uint64_t seed : {1, 2, 3}) {
        Practised t(seed, Pace::quick);
        t.play_to([&](const pokemon::Match&) {
            t.stage.frames(2);
            const std::string said = shown_large(t.stage);
            own += said.find("Alice takes a Prize card: ") != std::string::npos;
            CHECK(said.find("Aino takes a Prize card: ") == std::string::npos);
            if (!said.empty()) t.stage.press(Key::space);
            return false;
        });
    }
    CHECK(own > 1);
}

TEST_CASE("A Prize card is shown when what it is taken for has been seen", "[gui.match][gui.telling]") {
    int later = 0;
    for (const std::uint64_t seed : {1, 2, 3}) {
        Practised t(seed, Pace::quick);
        Taste moving = t.stage.app().taste();
        moving.motion = Motion::full;
        t.stage.app().set_taste(moving);
        std::size_t told = 0;
        t.play_to([&](const pokemon::Match&) {
            const auto log = t.match.log().subspan(std::exchange(told, t.match.log().size()));
            const bool taken = std::ranges::any_of(log, [](const text::LogEntry& entry) {
                return entry.event.type == pokemon::EventKind::prize_taken && entry.event.seat == play::seat0;
            });
            t.stage.frames(1);
            const bool at_once = !shown_large(t.stage).empty();
            if (taken && !at_once) {
                for (int i = 0; i < 40 && shown_large(t.stage).empty(); ++i) t.stage.frames(1, 100);
                later += shown_large(t.stage).find("takes a Prize card: ") != std::string::npos;
            }
            if (taken) CHECK_FALSE(at_once);
            t.stage.press(Key::space);
            t.stage.frames(60, 100);
            return false;
        });
    }
    CHECK(later > 1);
}

TEST_CASE("The last coin is shown until the turn after its own is over", "[gui.match][gui.telling]") {
    int shown = 0, gone = 0;
    for (const std::uint64_t seed : {1, 2, 3}) {
        Practised t(seed);
        t.play_to([&](const pokemon::Match& m) {
            if (m.choice.kind != ChoiceKind::main || m.turn < 3) return false;
            t.stage.frames(2);
            const auto log = t.match.log();
            const auto is = [](pokemon::EventKind kind) {
                return [kind](const text::LogEntry& entry) { return entry.event.type == kind; };
            };
            const auto checkup = std::find_if(log.rbegin(), log.rend(), is(pokemon::EventKind::checkup_begins));
            const auto before = std::find_if(checkup == log.rend() ? checkup : std::next(checkup), log.rend(),
                                             is(pokemon::EventKind::checkup_begins));
            const bool fell = std::any_of(log.rbegin(), before, is(pokemon::EventKind::coin));
            CHECK(tells(t.stage, "Last coin: ") == fell);
            CHECK(tells(t.stage, "No coin this turn") == !fell);
            (fell ? shown : gone) += 1;
            return false;
        });
    }
    CHECK(shown > 0);
    CHECK(gone > 0);
}

TEST_CASE("Who chooses a new Active Pokémon reads which one was Knocked Out", "[gui.match][gui.telling]") {
    int fallen = 0;
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        Practised t(seed);
        MatchValues v;
        t.play_to([&](const pokemon::Match& m) {
            if (m.choice.kind != ChoiceKind::promote || m.choice.actor != pokemon::Actor::seat0) return false;
            if (m.seats[play::seat0].active != pokemon::no_slot) return false;
            v.refresh(t.match, Language::english);
            const auto log = t.match.log();
            const auto last = std::find_if(log.rbegin(), log.rend(), [](const text::LogEntry& entry) {
                return entry.event.type == pokemon::EventKind::knocked_out;
            });
            REQUIRE(last != log.rend());
            CHECK(v.prompt.title ==
                  "Your " + v.names.card(last->card) + " was Knocked Out: choose a new Active Pokémon");
            ++fallen;
            return false;
        });
    }
    CHECK(fallen > 2);
}

TEST_CASE("The coin of the beginning says on which side it fell and who chooses", "[gui.match][gui.telling]") {
    bool heads = false, tails = false;
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
        auto begun = LocalMatch::begin(sample_setup(lantern(), seed, SeatPlace::here));
        REQUIRE(begun.ok());
        LocalMatch& match = **begun;
        REQUIRE(match.match().choice.kind == ChoiceKind::go_first);
        if (match.awaited()) match.reveal();
        MatchValues v;
        v.refresh(match, Language::english);
        CHECK(v.coin.heads == (v.me == play::seat0));
        CHECK(v.prompt.sentence ==
              std::string("You won the toss (") + (v.coin.heads ? "heads" : "tails") + "), so you choose.");
        (v.coin.heads ? heads : tails) = true;
    }
    CHECK(heads);
    CHECK(tails);
}

TEST_CASE("A Supporter that the first turn does not allow is locked and not ticked", "[gui.match][gui.telling]") {
    int locked = 0;
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
        Practised t(seed);
        REQUIRE_FALSE(t.match.book().option(OptionKey::first_turn_supporter));
        const auto own_turn = [](const pokemon::Match& m) {
            return m.choice.kind == ChoiceKind::main && m.turn_seat == play::seat0;
        };
        REQUIRE(t.play_to(own_turn));
        t.stage.frames(2);
        const bool first = t.match.match().turn == 1;
        REQUIRE(t.stage.hover("match.chip.supporter"));
        t.stage.frames(60);
        CHECK(tells(t.stage, "Supporter: still free in this turn") == !first);
        if (!first) continue;
        CHECK(tells(t.stage, "ot in the first turn"));
        ++locked;
    }
    CHECK(locked > 0);
}

TEST_CASE("An attack says the whole number or its bounds and a Knock Out only where it is certain",
          "[gui.match][gui.telling]") {
    pokemon::View view;
    view.seats[play::seat0].active = 0, view.seats[play::seat1].active = pokemon::slots_per_seat;
    view.pokemon[pokemon::slots_per_seat].max_hp = 130;
    pokemon::AttackView attack;
    attack.printed = attack.now = 50, attack.sign = DamageSign::plus;
    const auto said = [&](std::optional<Foretold> told) { return attack_result(view, attack, told); };
    CHECK(said(Foretold{130, 130, false, true, true}) == "damage 130 · Knock Out");
    CHECK(said(Foretold{50, 130, false, false, true}) == "damage 50 to 130 · may Knock Out");
    CHECK(said(Foretold{50, 90, false, false, false}) == "damage 50 to 90");
    CHECK(said(Foretold{20, 500, true, false, true}) == "damage at least 20 · may Knock Out");
    CHECK(said(std::nullopt) == "damage 50+ · 80 HP left");
    view.pokemon[pokemon::slots_per_seat].damage = 90;
    CHECK(said(std::nullopt) == "damage 50+ · may Knock Out");
}

TEST_CASE("Each battle area's judgement is shown one after another", "[gui.ultraman][gui.telling]") {
    const auto session = sample_session(ultra(), Page::home, SampleState::usual);
    auto begun = UltramanMatch::begin(ultraman_setup(CUBENIGHT_TEST_DATA, 4));
    REQUIRE(begun.ok());
    UltramanMatch& match = **begun;
    session->practice().put(std::move(*begun));
    Headless stage(*session, Page::ultraman, width, height, at_pace(Pace::quick));
    stage.settle();
    const auto judged = [&] {
        return std::ranges::count_if(match.log(), [](const ultraman::text::LogEntry& entry) {
            return entry.event.type == ultraman::EventKind::battle ||
                   entry.event.type == ultraman::EventKind::battle_tied;
        });
    };
    while (match.match().outcome == play::Outcome::running && judged() < 3) {
        stage.frames(1);
        match.play(match.bot_choice(UltramanTable::usual_bot));
    }
    REQUIRE(judged() >= 3);
    std::vector<std::string> shown;
    for (int i = 0; i < 400; ++i) {
        stage.frames(1, 50);
        const std::string now = shown_large(stage);
        if (now.find("Area ") == std::string::npos) continue;
        if (shown.empty() || shown.back() != now) shown.push_back(now);
    }
    CHECK(shown.size() >= 2);
}

TEST_CASE("An attack that cannot be taken back is pressed twice and another is not", "[gui.match][gui.telling]") {
    const auto ready = [](Practised& t) {
        MatchValues v;
        const bool found = t.play_to([&](const pokemon::Match&) {
            if (t.match.seat() != pokemon::seat0 || !t.match.view().asks_me) return false;
            v.refresh(t.match, Language::english);
            return v.at == AskAt::turn && !v.attacks.empty() && v.attacks[0].option;
        });
        REQUIRE(found);
        t.stage.settle();
        return v.attacks[0].stands;
    };
    Practised night(5, Pace::off, width, height, Undoing::never);
    REQUIRE(ready(night));
    const auto turn = [&] { return night.match.match().turn; };
    const int before = turn();
    REQUIRE(night.stage.click("attack.0"));
    CHECK(turn() == before);
    CHECK(tells(night.stage, "Press again: ends the turn"));
    night.stage.press(Key::escape);
    night.stage.frames(2);
    CHECK_FALSE(tells(night.stage, "Press again"));
    CHECK_FALSE(night.stage.shown("menu.close"));
    night.stage.press(Key::q);
    night.stage.frames(2);
    CHECK(turn() == before);
    night.stage.press(Key::q);
    night.stage.frames(2);
    CHECK(turn() != before);
    Practised practice(5);
    CHECK_FALSE(ready(practice));
    const int first = practice.match.match().turn;
    REQUIRE(practice.stage.click("attack.0"));
    CHECK(practice.match.match().turn != first);
}

TEST_CASE("An attack whose only choice has one answer is pressed twice as well", "[gui.match][gui.telling]") {
    int met = 0;
    constexpr std::uint64_t likely = 148;  // few matches come to such an attack
    for (std::uint64_t seed = likely; seed < likely + 200; ++seed) {
        Practised night(seed, Pace::off, width, height, Undoing::never);
        static_cast<void>(night.play_to([&](const pokemon::Match&) {
            if (night.match.seat() != pokemon::seat0 || !night.match.view().asks_me) return false;
            MatchValues v;
            v.refresh(night.match, Language::english);
            for (const AttackRow& row : v.attacks) {
                const auto after = v.at == AskAt::turn && row.option ? night.match.preview(*row.option) : std::nullopt;
                if (!after || !after->asks_me || after->choice.options.size() != 1) continue;
                INFO(row.name << " with seed " << seed);
                CHECK(row.stands);
                ++met;
            }
            return met > 0;
        }));
        if (met > 0) break;
    }
    CHECK(met > 0);
}
