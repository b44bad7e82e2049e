// Clauses of the rule documents as somebody cites them: which there are, and which say the same.
#pragma once

#include <string_view>

namespace cubenight::scenario {

// Whether the documents have that clause, or clauses below it. The document may be left out.
bool is_clause(std::string_view wanted);

// Whether `actual` is the clause `wanted` or one below it; the document may be left out of `wanted`.
bool is_or_is_below(std::string_view actual, std::string_view wanted);

// Whether somebody who cites `wanted` means the clause `actual`: it is that one, one below it, or one that says the same
// in another document (the column `same` of assets/rulebook.tsv).
bool cites(std::string_view actual, std::string_view wanted);

}  // namespace cubenight::scenario
