// Clauses as a judge cites them: which say the same, and on which others the same refusal may be founded.
#pragma once

#include <string_view>

#include "engine/pokemon/book/rulebook.hpp"

namespace cubenight::scenario {

// Whether somebody who cites `wanted` means the clause `actual`: it is that one, one below it, or one that says the same
// in another document (the column `same` of assets/rulebook.tsv). The document may be left out.
bool cites(std::string_view actual, std::string_view wanted);

// The same, and clauses that forbid the same thing for a reason of their own.
bool founds_refusal(std::string_view actual, std::string_view wanted);

// Whether `wanted` is a clause about something that this text does: JA C-06 of a text that heals.
bool is_about_text(std::string_view wanted, const pokemon::Rulebook& book, const pokemon::Program& program);

}  // namespace cubenight::scenario
