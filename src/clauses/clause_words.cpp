#include "src/clauses/clause_words.hpp"

#include <algorithm>

#include "src/text/clause_text.hpp"

namespace cubenight::clauses {

using store::ClauseRow;
using store::ClauseSummary;

namespace {

using Places = std::vector<std::size_t>;

// Why it does not stand where `next` is wanted; there is none where every clause has its words.
Saying fault_of(const ClauseSummary& told, const std::vector<ClauseRow>& rows, const Places& told_by_lists,
                const ClauseRow* next) {
    const auto named = [&](const ClauseRow& row) { return row.name() == told.clause; };
    if (std::ranges::none_of(rows, named)) return saying("there is no clause \"{0}\"", told.clause);
    const auto place = std::ranges::find_if(told_by_lists, [&](std::size_t at) { return named(rows[at]); });
    if (place == told_by_lists.end()) return saying("{0} has its words elsewhere", told.clause);
    if (!next || &rows[*place] < next) return saying("{0} stands here a second time", told.clause);
    return saying("{0} is missing here", next->name());
}

}  // namespace

Places told_by_their_lists(const std::vector<ClauseRow>& rows) {
    Places places;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!rows[i].summary.empty() && text::clause_sentence(rows[i].name(), Language::english).empty())
            places.push_back(i);
    return places;
}

std::optional<Error> give_words(std::vector<ClauseRow>& rows, const Places& told_by_lists, Language language,
                                const store::ClauseSummaries& summaries) {
    auto next = told_by_lists.begin();
    for (const ClauseSummary& told : summaries.rows) {
        ClauseRow* row = next == told_by_lists.end() ? nullptr : &rows[*next];
        if (!row || row->name() != told.clause)
            return Error{summaries.file, told.line, fault_of(told, rows, told_by_lists, row)};
        row->own[static_cast<std::size_t>(language)] = told.words;
        ++next;
    }
    if (next == told_by_lists.end()) return {};
    const int end = summaries.rows.empty() ? 2 : summaries.rows.back().line + 1;
    return Error{summaries.file, end, saying("{0} is missing here", rows[*next].name())};
}

std::optional<Error> give_all_words(std::vector<ClauseRow>& rows, const std::filesystem::path& wanted_data) {
    const Places told_by_lists = told_by_their_lists(rows);
    for (const Language language : store::summary_languages) {
        const auto summaries = store::load_clause_summaries(language, wanted_data);
        if (!summaries) return summaries.error();
        if (auto error = give_words(rows, told_by_lists, language, *summaries)) return error;
    }
    return {};
}

}  // namespace cubenight::clauses
