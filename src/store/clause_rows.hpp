// The lists of clauses of the rule documents: assets/rulebook.tsv, and assets/ultraman_rulebook.tsv of the Ultraman Card
// Game, which also has the headings that the document numbers.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/language.hpp"
#include "engine/core/result.hpp"

namespace cubenight::store {

// Clauses are written "JA A-01.2b", "UCG 5.6.2.1". Those that an engine cites need no summary, as src/text says what they
// say, nor do those that say the same as another one.
struct ClauseRow {
    std::string document;
    std::string clause;
    std::vector<std::string> same;  // clauses that say the same: their tests hold this one too
    std::string decides;            // the source or the option, where documents differ
    std::string not_a_rule;         // why nothing can hold it; empty for a rule
    std::string summary;            // in English, without a full stop
    int line = 0;
    std::array<std::string, language_count> own;  // the summary in the other languages; see clauses/clause_words.hpp

    std::string name() const { return document + " " + clause; }
};

// The rows, or what is wrong with the list: columns, twins, rows named in `same` that do not exist.
Result<std::vector<ClauseRow>> read_clause_rows(std::string_view text, const std::string& file);
// Those of both lists, as they lie in the data folders.
Result<std::vector<ClauseRow>> load_clause_rows(const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
