// What clauses say in the languages other than English: assets/rulebook.fi.tsv, rulebook.ja.tsv, rulebook.zh-hans.tsv and
// rulebook.zh-hant.tsv, each for both games. They have the clauses that the lists of clauses say in English and that no
// engine cites, in the order of those lists: who reads them side by side finds each beside its like.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/language.hpp"
#include "engine/core/result.hpp"

namespace cubenight::store {

struct ClauseSummary {
    std::string clause;  // "JA A-01.b3"
    std::string words;   // without a full stop
    int line = 0;
};
struct ClauseSummaries {
    std::string file;
    std::vector<ClauseSummary> rows;
};

inline constexpr std::array<Language, language_count - 1> summary_languages = {
    Language::finnish, Language::japanese, Language::simplified_chinese, Language::traditional_chinese};

// The rows, or what is wrong with them: columns, a row without words.
Result<ClauseSummaries> read_clause_summaries(std::string_view text, const std::string& file);
// As they lie in the data folders. REQUIRES: not English.
Result<ClauseSummaries> load_clause_summaries(Language language, const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
