// Clauses of the Ultraman Card Game's rules as somebody cites them: which there are, and which forbid the same.
#pragma once

#include <string_view>

namespace cubenight::ultraman::scenario {

// Whether the rules have that clause, or clauses below it. The document may be left out.
bool is_clause(std::string_view wanted);
// Whether `actual` is the clause `wanted` or one below it.
bool cites(std::string_view actual, std::string_view wanted);
// Whether somebody who cites `wanted`, or nothing, may mean a refusal by `actual`.
bool founds_refusal(std::string_view actual, std::string_view wanted);
// The same of something that happened by `actual`.
bool founds_event(std::string_view actual, std::string_view wanted);

}  // namespace cubenight::ultraman::scenario
