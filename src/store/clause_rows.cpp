#include "src/store/clause_rows.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "src/store/clause_table.hpp"

namespace cubenight::store {

namespace {

constexpr std::string_view list_columns = "document\tclause\tsame\tdecides\tnot a rule\tsummary";

std::optional<Error> unknown_names(const std::vector<ClauseRow>& rows, const std::string& file) {
    std::set<std::string> names;
    for (const ClauseRow& row : rows)
        if (!names.insert(row.name()).second)
            return Error{file, row.line, saying("{0} stands here a second time", row.name())};
    for (const ClauseRow& row : rows)
        for (const std::string& other : row.same)
            if (!names.contains(other)) return Error{file, row.line, saying("there is no clause \"{0}\"", other)};
    return {};
}

}  // namespace

Result<std::vector<ClauseRow>> read_clause_rows(std::string_view text, const std::string& file) {
    const auto lines = lines_of_table(text, list_columns);
    if (!lines) return Error{file, 1, saying("the columns are document, clause, same, decides, not a rule, summary")};
    std::vector<ClauseRow> rows;
    for (const auto& [line, cells] : *lines) {
        if (cells.size() != 6) return Error{file, line, saying("six columns are wanted, here are {0}", cells.size())};
        ClauseRow row{cells[0], cells[1], {}, cells[3], cells[4], cells[5], line, {}};
        if (!cells[2].empty()) row.same = cut(cells[2], ", ");
        rows.push_back(std::move(row));
    }
    if (auto error = unknown_names(rows, file)) return *error;
    return rows;
}

Result<std::vector<ClauseRow>> load_clause_rows(const std::filesystem::path& wanted_data) {
    std::vector<ClauseRow> all;
    for (const char* name : {"rulebook.tsv", "ultraman_rulebook.tsv"}) {
        const auto table = load_clause_table(name, wanted_data);
        if (!table) return table.error();
        auto rows = read_clause_rows(table->text, table->file);
        if (!rows) return rows.error();
        std::ranges::move(*rows, std::back_inserter(all));
    }
    return all;
}

}  // namespace cubenight::store
