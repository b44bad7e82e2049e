// One statement of a scenario on a table: done, or found to be true. The runner takes them all, a window one by one.
#pragma once

#include <optional>

#include "engine/scenario/play/table.hpp"
#include "engine/scenario/script/statement.hpp"

namespace cubenight::scenario {

StatementKind kind_of(const Statement& statement);

// Nothing where it was done or is so; else what is the case instead.
std::optional<Saying> carry_out(Table& table, const Statement& statement);

}  // namespace cubenight::scenario
