// Which clauses need words of their own, and those words in every language.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "src/store/clause_rows.hpp"
#include "src/store/clause_summaries.hpp"

namespace cubenight::clauses {

// The rows of which their list alone says what they say: they have a summary, and the program has no sentence for them.
std::vector<std::size_t> told_by_their_lists(const std::vector<store::ClauseRow>& rows);

// Gives each of those rows what it says in the language. An error names the line of a row that names no clause, or none
// that needs words, or stands where another one is missing.
std::optional<Error> give_words(std::vector<store::ClauseRow>& rows, const std::vector<std::size_t>& told_by_lists,
                                Language language, const store::ClauseSummaries& summaries);
// In all languages, as they lie in the data folders.
std::optional<Error> give_all_words(std::vector<store::ClauseRow>& rows, const std::filesystem::path& wanted_data);

}  // namespace cubenight::clauses
