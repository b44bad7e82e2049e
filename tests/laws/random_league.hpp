// What random matches of the laws are played with: rules and some legal decks that follow from one number, the same on
// every machine.
#pragma once

#include <vector>

#include "engine/pokemon/game.hpp"
#include "tests/laws/every_card.hpp"

namespace cubenight::test {

inline constexpr int decks_of_league = 6;

struct RandomLeague {
    RuleSet rules;
    CardSet cards;  // of its decks, and the basic energies
    pokemon::Rulebook book;
    pokemon::Rulebook reread;    // of the same cards, written in the notation and read again
    std::vector<CardId> origin;  // each card's id among every card
    std::vector<std::vector<CardId>> decks;
};

// One of the four rule sets, in every second league with some options changed; decks of 30, 40 or 60 cards, each of one
// file's cards and the cube's, of some files', or of all. An error is a deck that the deck check does not pass, or a
// card that its own notation does not bring back.
Result<RandomLeague> random_league(const EveryCard& every, std::uint64_t number);

// The deck, for people: copies and keys.
std::string deck_list(const RandomLeague& league, const std::vector<CardId>& deck);

}  // namespace cubenight::test
