// A night's results as the tournament file (`.tdf`) of the Pokémon organizers' program TOM, for whoever reports or shows
// tournaments with tools that read it. docs/lists.md says what is in it and what is known of the format.
#pragma once

#include <string>

#include "draft/night/night.hpp"

namespace cubenight {

// XML. Seats are players with their numbers as ids, in one pod of all ages; matches without a result are there as not played. Nobody's
// birth date is in it, and no decks, picks or seeds: nothing that a running night keeps from its seats. Times are UTC.
std::string tournament_file(const draft::Night& night);

}  // namespace cubenight
