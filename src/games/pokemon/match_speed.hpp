// How fast matches of Pokémon are played on this machine.
#pragma once

#include <memory>

#include "src/games/pokemon/pokemon_match.hpp"
#include "src/night/match_speed.hpp"

namespace cubenight {

// The rules must outlive it.
std::unique_ptr<MatchSpeed> match_speed(const PokemonRules& rules);

}  // namespace cubenight
