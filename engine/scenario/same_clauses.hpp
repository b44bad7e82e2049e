// Clauses that say the same as the one that a refusal names: the rule in another document's words, or a rule of which the
// refusal is a case.
#pragma once

#include <string_view>

#include "engine/scenario/table.hpp"

namespace cubenight::scenario {

// Whether somebody who cites `wanted` means `actual`: the clause, with or without its document, or a chapter of it.
bool cites(std::string_view actual, std::string_view wanted);

// Whether `wanted` is a ground of this refusal. wish: the option that was refused, where one was.
bool founds_refusal(const Table& table, std::string_view actual, const std::optional<pokemon::Option>& wish, std::string_view wanted);

}  // namespace cubenight::scenario
