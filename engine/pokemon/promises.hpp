// The promises of match.hpp, checked over a whole match. For tests, fuzzing and matches that come from outside.
#pragma once

#include <optional>
#include <string>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

// What is wrong with the match, where anything is: a copy in two places or none, a list that disagrees with a card, a
// Pokémon that cannot be so, work that refers to nothing, a choice that cannot be made.
// REQUIRES: the match was made with that rulebook, and stands at a choice or is over.
std::optional<std::string> broken_invariant(const Rulebook& book, const Match& match);

}  // namespace cubenight::pokemon
