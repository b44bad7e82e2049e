#include "src/store/clause_summaries.hpp"

#include "src/store/clause_table.hpp"

namespace cubenight::store {

namespace {

constexpr std::string_view summary_columns = "document\tclause\tsummary";

std::string_view file_of(Language language) {
    switch (language) {
        case Language::english: break;
        case Language::finnish: return "rulebook.fi.tsv";
        case Language::japanese: return "rulebook.ja.tsv";
        case Language::simplified_chinese: return "rulebook.zh-hans.tsv";
        case Language::traditional_chinese: return "rulebook.zh-hant.tsv";
    }
    ENSURE(false);  // English stands in the lists of clauses
    return {};
}

}  // namespace

Result<ClauseSummaries> read_clause_summaries(std::string_view text, const std::string& file) {
    const auto lines = lines_of_table(text, summary_columns);
    if (!lines) return Error{file, 1, saying("the columns are document, clause, summary")};
    ClauseSummaries all{file, {}};
    for (const auto& [line, cells] : *lines) {
        if (cells.size() != 3) return Error{file, line, saying("three columns are wanted, here are {0}", cells.size())};
        const std::string clause = cells[0] + " " + cells[1];
        if (cells[2].empty()) return Error{file, line, saying("{0} has no summary here", clause)};
        all.rows.push_back({clause, cells[2], line});
    }
    return all;
}

Result<ClauseSummaries> load_clause_summaries(Language language, const std::filesystem::path& wanted_data) {
    const auto table = load_clause_table(file_of(language), wanted_data);
    if (!table) return table.error();
    return read_clause_summaries(table->text, table->file);
}

}  // namespace cubenight::store
