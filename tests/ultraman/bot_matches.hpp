// Matches of bots of the Ultraman Card Game against each other, for tests and for counting.
#pragma once

#include "engine/bots/ultraman/bot.hpp"
#include "tests/ultraman/laws.hpp"

namespace cubenight::test {

// A whole match, or so many choices of it. The problem is an option that is not listed or is refused.
Played play_bots(const UltramanLeague& league, const UltramanFixture& fixture, std::uint64_t seed,
                 const ultraman::PerSeat<bots::MatchBot>& players, ultraman::Outcome& outcome,
                 long most_choices = 100'000);

// The steady bot against the random one.
struct Series {
    int matches = 0, won = 0, drawn = 0;
    int unset = 0;  // ended since somebody could not set a character
    long turns = 0;
    Problem problem;
};
// Decks of match number n are decks_of(n), the steady bot's first; it sits on either seat by turns.
template <class Decks>
Series play_series(const UltramanLeague& league, std::uint64_t count, Decks&& decks_of);

// One match of a series.
void play_one(Series& series, const UltramanLeague& league, const UltramanFixture& decks, std::uint64_t number);

template <class Decks>
Series play_series(const UltramanLeague& league, std::uint64_t count, Decks&& decks_of) {
    Series series;
    for (std::uint64_t number = 0; number < count; ++number) play_one(series, league, decks_of(number), number);
    return series;
}

}  // namespace cubenight::test
