// Matches of cards with random texts: what nobody thought of when the engine was written. Everything follows from one
// number, the same on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/pokemon/game.hpp"

namespace cubenight {

// Random cards of every kind and stage with a deck of them for each seat.
struct RandomTable {
    CardSet cards;
    pokemon::Rulebook book;
    std::vector<CardId> decks[2];

    pokemon::MatchSetup setup(std::uint64_t seed, pokemon::ChanceMode chance) const {
        return {{decks[0], decks[1]}, seed, chance};
    }
};

// Rule set, deck size, cards and decks that follow from the number.
RandomTable random_table(std::uint64_t number);
// The same of a generator that a caller brings: rule set 0 to 3, a deck of so many cards.
RandomTable random_table(Generator& generator, int rule_set, int deck_size);

}  // namespace cubenight
