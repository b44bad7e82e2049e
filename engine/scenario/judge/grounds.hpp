// On which clauses of Pokémon's documents the same refusal may be founded.
#pragma once

#include <string_view>

#include "engine/pokemon/book/rulebook.hpp"

namespace cubenight::scenario {

// Whether somebody who cites `wanted` may mean a refusal by `actual`: that clause (cites.hpp), or one that forbids the
// same thing for a reason of its own.
bool founds_refusal(std::string_view actual, std::string_view wanted);

// Whether `wanted` is a clause about something that this text does: JA C-06 of a text that heals.
bool is_about_text(std::string_view wanted, const pokemon::Rulebook& book, const pokemon::Program& program);

}  // namespace cubenight::scenario
