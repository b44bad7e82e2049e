// The steady player in whole matches: it beats the random one, breaks no rule, and is the same on every run.
#include <algorithm>

#include "engine/bots/bot_option.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/lantern.hpp"

namespace cubenight::test {
namespace {

using bots::MatchBot;

// Plays match `number` of the league; fails the test where a bot gives an option that is not listed.
pokemon::Match play_bots(const League& league, std::uint64_t number, MatchBot first, MatchBot second) {
    Generator dealer(number / 2);  // each pair of decks twice, so that both bots have either
    const auto count = static_cast<std::uint32_t>(league.decks.size());
    const auto& mine = league.decks[dealer.below(count)];
    const auto& theirs = league.decks[dealer.below(count)];
    auto started = pokemon::start_match(league.book, {{mine, theirs}, number / 2 + 1});
    if (!started) FAIL(started.error().english());
    pokemon::Match match = *started;
    Generator generator(number);
    for (int steps = 0; pokemon::to_act(match) != pokemon::Actor::nobody; ++steps) {
        if (steps > most_steps) FAIL("match " << number << " does not end");
        const auto seat = static_cast<std::uint8_t>(match.choice.actor);
        const pokemon::View view = pokemon::view_for(league.book, match, SeatId{seat});
        const pokemon::Option option = bots::bot_option(seat == 0 ? first : second, league.book, view, generator);
        const auto& listed = match.choice.options;
        if (std::find(listed.begin(), listed.end(), option) == listed.end())
            FAIL("match " << number << ", step " << steps << ": not listed");
        if (pokemon::choose(league.book, match, option)) FAIL("match " << number << ", step " << steps << ": refused");
    }
    return match;
}

// Matches won by the steady player against the random one, two for each pair of decks.
int steady_wins(const League& league, std::uint64_t matches) {
    int wins = 0;
    for (std::uint64_t number = 0; number < matches; ++number) {
        const bool steady_first = number % 2 == 0;
        const pokemon::Match match = play_bots(league, number, steady_first ? MatchBot::steady : MatchBot::random,
                                               steady_first ? MatchBot::random : MatchBot::steady);
        wins += match.outcome == (steady_first ? pokemon::Outcome::seat0_wins : pokemon::Outcome::seat1_wins);
    }
    return wins;
}

TEST_CASE("the steady bot beats the random one in at least 85 of 100 matches", "[bots]") {
    CHECK(steady_wins(make_league("cube", 40, 71), 400) >= 340);
}

TEST_CASE("the steady bot beats the random one under every rule set and deck size", "[bots]") {
    for (const League& league : leagues()) CHECK(steady_wins(league, 60) >= 48);
}

TEST_CASE("two steady bots end their matches with a winner and not by an empty deck", "[bots]") {
    const League league = make_league("cube", 40, 72);
    int decked_out = 0, drawn = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const pokemon::Match match = play_bots(league, number, MatchBot::steady, MatchBot::steady);
        decked_out += match.ending == pokemon::Ending::deck_out;
        drawn += match.outcome == pokemon::Outcome::draw;
    }
    CHECK(decked_out <= 20);
    CHECK(drawn <= 4);
}

TEST_CASE("the same seed gives the same match of two steady bots", "[bots]") {
    const League league = make_league("cube", 40, 73);
    for (std::uint64_t number = 0; number < 10; ++number)
        CHECK(pokemon::hash(play_bots(league, number, MatchBot::steady, MatchBot::steady)) ==
              pokemon::hash(play_bots(league, number, MatchBot::steady, MatchBot::steady)));
}

}  // namespace
}  // namespace cubenight::test
