// Decks to measure with: as bots draft them, and full of texts.
#pragma once

#include <vector>

#include "src/night/conductor.hpp"

namespace cubenight::cli {

using MatchDeck = std::vector<CardId>;

// A night of that many bots, drafted and with decks; nothing where the cube does not allow it.
std::optional<Conductor> drafted_night(const Conductor::Cube& cube, int players, std::uint64_t seed);
std::vector<MatchDeck> decks_of(const draft::Night& night);
// Two decks of that size out of the half of a Pokémon cube that has the longest texts.
std::vector<MatchDeck> wordy_decks(const Conductor& drafted, int size);

}  // namespace cubenight::cli
