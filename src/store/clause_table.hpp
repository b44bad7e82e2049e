// Tables of clauses as they lie in assets/: lines, cut by tabulators.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight::store {

struct ClauseLine {
    int line = 0;
    std::vector<std::string> cells;
};

std::vector<std::string> cut(std::string_view text, std::string_view by);
// The lines below the names of the columns that are not empty; nothing where the columns are others.
std::optional<std::vector<ClauseLine>> lines_of_table(std::string_view text, std::string_view columns);

struct ClauseTable {
    std::string file;
    std::string text;
};
// The first of the data folders that has a table of that name; an error where none has it, or where it is too large.
Result<ClauseTable> load_clause_table(std::string_view name, const std::filesystem::path& wanted_data);

}  // namespace cubenight::store
