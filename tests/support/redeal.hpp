// Re-dealing what a seat cannot see: the same match as far as that seat knows, with its hidden cards in other places
// and, for the other seat's, other cards.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::test {

// The places in decks, Prize cards, the other hand and face-down Pokémon whose copy the seat does not know are dealt
// anew among themselves, each owner's apart. What the running choice shows to the seat stays where it is; a face-down
// Pokémon stays one that may be placed at the start, which everybody knows.
pokemon::Match redeal(const pokemon::Rulebook& book, const pokemon::Match& match, SeatId seat, Generator& generator);

}  // namespace cubenight::test
