// Bots of the Ultraman Card Game in whole matches: the steady one beats the random one, both keep to what is listed and to
// what their seat sees, and they are the same on every run.
#include "tests/support/catch.hpp"
#include "tests/ultraman/bot_matches.hpp"

namespace cubenight::test {
namespace {

using namespace ultraman;
using bots::MatchBot;

const UltramanLeague& real() {
    static const UltramanLeague league = real_league(CUBENIGHT_SOURCE_DIR);
    return league;
}
const UltramanFixture& starters() {
    static const UltramanFixture decks = starter_decks(real(), CUBENIGHT_SOURCE_DIR);
    return decks;
}

TEST_CASE("the random bot of the Ultraman Card Game takes every listed option alike", "[bots]") {
    const Match match = *start_match(*real().book, starters().setup(1));
    const SeatId seat{static_cast<std::uint8_t>(match.choice.actor)};
    const View view = view_for(*real().book, match, seat);
    REQUIRE(view.choice.options.size() == 2);
    Generator generator(1);
    int first = 0;
    for (int i = 0; i < 1000; ++i)
        first += bots::bot_option(MatchBot::random, *real().book, view, generator) == view.choice.options[0];
    CHECK(first > 440);
    CHECK(first < 560);
}

// A few matches less than were counted. The second deck is the weaker one: it wins less whoever plays it.
TEST_CASE("the steady bot of the Ultraman Card Game beats the random one with either starter deck", "[bots]") {
    const int least[2][2] = {{378, 383}, {345, 378}};
    for (int mine = 0; mine < 2; ++mine)
        for (int theirs = 0; theirs < 2; ++theirs) {
            const UltramanFixture decks{{starters().decks[mine], starters().decks[theirs]}};
            const Series series = play_series(real(), 400, [&](std::uint64_t) { return decks; });
            INFO("deck " << mine << " against deck " << theirs);
            CHECK(series.problem.value_or("") == "");
            CHECK(series.won >= least[mine][theirs]);
        }
}

TEST_CASE("the steady bot of the Ultraman Card Game beats the random one with decks of all cards", "[bots]") {
    const Series series = play_series(real(), 400, [&](std::uint64_t number) { return legal_decks(real(), number); });
    CHECK(series.problem.value_or("") == "");
    CHECK(series.won >= 340);
}

TEST_CASE("bots of the Ultraman Card Game take listed options in matches of all cards", "[bots]") {
    long choices = 0;
    Outcome outcome = Outcome::running;
    for (std::uint64_t number = 0; number < 1000; ++number)
        for (const auto players : {PerSeat<MatchBot>{{MatchBot::steady, MatchBot::steady}},
                                   PerSeat<MatchBot>{{MatchBot::random, MatchBot::steady}}}) {
            const Played played = play_bots(real(), legal_decks(real(), number), number, players, outcome);
            INFO("match " << number);
            REQUIRE(played.problem.value_or("") == "");
            REQUIRE(outcome != Outcome::running);
            choices += played.choices;
        }
    CHECK(choices > 35'000);
}

TEST_CASE("bots of the Ultraman Card Game take listed options with random texts", "[bots]") {
    Outcome outcome = Outcome::running;
    for (std::uint64_t number = 0; number < 40; ++number) {
        const UltramanLeague league = random_league(number);
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            const Played played =
                play_bots(league, legal_decks(league, seed), seed, {{MatchBot::steady, MatchBot::steady}}, outcome, 40);
            INFO("league " << number << ", match " << seed);
            REQUIRE(played.problem.value_or("") == "");
        }
    }
}

TEST_CASE("the same seed gives the same match of bots of the Ultraman Card Game", "[bots]") {
    const PerSeat<MatchBot> players{{MatchBot::steady, MatchBot::steady}};
    Outcome outcome = Outcome::running;
    const auto hash_of = [&](std::uint64_t seed) {
        return play_bots(real(), legal_decks(real(), seed), seed, players, outcome).hash;
    };
    for (std::uint64_t seed = 0; seed < 20; ++seed) CHECK(hash_of(seed) == hash_of(seed));
    CHECK(hash_of(1) != hash_of(2));
}

// What the bot cannot see is dealt anew at each of its choices.
TEST_CASE("a bot of the Ultraman Card Game decides by what its seat sees", "[bots]") {
    int asked = 0, dealt_differently = 0;
    for (std::uint64_t number = 0; number < 100; ++number) {
        const UltramanFixture decks = number % 2 ? legal_decks(real(), number) : starters();
        Match match = *start_match(*real().book, decks.setup(number));
        Generator generator(number), dealer(number + 1);
        while (to_act(match) != Actor::nobody) {
            const SeatId seat{static_cast<std::uint8_t>(match.choice.actor)};
            const Match dealt = dealt_anew(match, seat, dealer);
            dealt_differently += !same_bytes(dealt, match);
            Generator same = generator;
            const Option option =
                bots::bot_option(MatchBot::steady, *real().book, view_for(*real().book, match, seat), generator);
            REQUIRE(bots::bot_option(MatchBot::steady, *real().book, view_for(*real().book, dealt, seat), same) ==
                    option);
            ++asked;
            choose(*real().book, match, option);
        }
    }
    CHECK(asked > 2'000);
    CHECK(dealt_differently > 2'000);
}

}  // namespace
}  // namespace cubenight::test
