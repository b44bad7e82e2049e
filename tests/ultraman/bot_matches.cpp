#include "tests/ultraman/bot_matches.hpp"

#include <algorithm>
#include <utility>

#include "engine/ultraman/view.hpp"

namespace cubenight::test {

using namespace ultraman;
using bots::MatchBot;

Played play_bots(const UltramanLeague& league, const UltramanFixture& fixture, std::uint64_t seed,
                 const PerSeat<MatchBot>& players, Outcome& outcome, long most_choices) {
    Played played;
    Match match = *start_match(*league.book, fixture.setup(seed));
    Generator generator(seed);
    while (to_act(match) != Actor::nobody && !played.problem && played.choices < most_choices) {
        const SeatId seat{static_cast<std::uint8_t>(match.choice.actor)};
        const Option option =
            bots::bot_option(players[seat], *league.book, view_for(*league.book, match, seat), generator);
        const auto& listed = match.choice.options;
        if (std::find(listed.begin(), listed.end(), option) == listed.end())
            played.problem = "a bot takes what is not listed";
        else if (choose(*league.book, match, option)) played.problem = "a bot is refused";
        ++played.choices;
    }
    played.turns = match.turn;
    played.ending = match.ending;
    played.hash = hash(match);
    outcome = match.outcome;
    return played;
}

void play_one(Series& series, const UltramanLeague& league, const UltramanFixture& decks, std::uint64_t number) {
    const bool first = number % 2 == 0;
    UltramanFixture seated = decks;
    PerSeat<MatchBot> players{{MatchBot::steady, MatchBot::random}};
    if (!first) {
        std::swap(seated.decks[0], seated.decks[1]);
        std::swap(players.of[0], players.of[1]);
    }
    Outcome outcome = Outcome::running;
    const Played played = play_bots(league, seated, number, players, outcome);
    ++series.matches;
    series.won += outcome == (first ? Outcome::seat0_wins : Outcome::seat1_wins);
    series.drawn += outcome == Outcome::draw;
    series.unset += played.ending == Ending::cannot_set;
    series.turns += played.turns;
    if (played.problem && !series.problem) series.problem = played.problem;
}

}  // namespace cubenight::test
