// The Lantern Cube with some rule sets and random decks, for tests that play many matches.
#pragma once

#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/game.hpp"

namespace cubenight::test {

// A rule set with a deck size and the decks that are played under it.
struct League {
    pokemon::Rulebook book;
    std::vector<std::vector<CardId>> decks;
};

// Reads the cube from CUBENIGHT_SOURCE_DIR and makes 60 decks for that bundle and size. Fails the test where the
// cube cannot be read.
League make_league(std::string_view rule_set, int deck_size, std::uint64_t seed);

// The leagues of the laws: the cube's own rules with 60, 40 and 30 cards, and those of the other documents.
const std::vector<League>& leagues();

// Match number `number` of the laws: its league, decks and seed follow from it.
struct Fixture {
    const League& league;
    pokemon::MatchSetup setup;
};
Fixture fixture(std::uint64_t number, pokemon::ChanceMode chance = pokemon::ChanceMode::generator);

inline constexpr int most_steps = 20'000;  // no match may need more choices

// Plays it with random options (next_option); calls look(book, match) at each choice before it is answered. Fails the test where a
// listed option is refused, a choice is empty, or the match does not end.
template <class Look>
pokemon::Match play(std::uint64_t number, pokemon::ChanceMode chance, Look&& look);

}  // namespace cubenight::test

#include "tests/support/lantern_play.hpp"
