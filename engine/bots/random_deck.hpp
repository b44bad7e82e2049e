// Random legal decks for random play, benchmarks and laws: some evolution lines of one or two types, Trainers,
// and energy for their attacks.
#pragma once

#include <span>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::bots {

// A deck of `size` cards from the pool (ids of the set), each pool entry used at most once, plus basic energy that
// the set must hold under its usual keys. REQUIRES: the pool holds a Basic Pokémon; size >= 10.
std::vector<CardId> random_deck(const CardSet& cards, std::span<const CardId> pool, int size, Generator& generator);

}  // namespace cubenight::bots
