#include "src/store/clause_rows.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view columns = "document\tclause\tsame\tdecides\tnot a rule\tsummary";
constexpr std::size_t largest_list = 2u << 20;  // bytes

std::vector<std::string> split(std::string_view text, std::string_view by) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(by, from), text.size());
        parts.emplace_back(text.substr(from, to - from));
        from = to + by.size();
    }
    return parts;
}

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
    std::vector<ClauseRow> rows;
    int line = 0;
    for (const std::string& written : split(text, "\n")) {
        if (++line == 1) {
            if (written != columns)
                return Error{file, line,
                             saying("the columns are document, clause, same, decides, not a rule, summary")};
            continue;
        }
        if (written.empty()) continue;
        auto cells = split(written, "\t");
        if (cells.size() != 6) return Error{file, line, saying("six columns are wanted, here are {0}", cells.size())};
        ClauseRow row{cells[0], cells[1], {}, cells[3], cells[4], cells[5], line};
        if (!cells[2].empty()) row.same = split(cells[2], ", ");
        rows.push_back(std::move(row));
    }
    if (auto error = unknown_names(rows, file)) return *error;
    return rows;
}

Result<std::vector<ClauseRow>> load_clause_rows(const fs::path& wanted_data) {
    std::vector<ClauseRow> all;
    for (const char* name : {"rulebook.tsv", "ultraman_rulebook.tsv"}) {
        const auto files = files_in(data_folders(wanted_data), {"assets"}, ".tsv");
        const auto found = std::ranges::find_if(files, [&](const fs::path& path) { return path.filename() == name; });
        if (found == files.end()) return Error{name, 0, saying("there is no such file")};
        const auto text = read_file(*found, largest_list);
        if (!text) return text.error();
        auto rows = read_clause_rows(*text, found->string());
        if (!rows) return rows.error();
        std::ranges::move(*rows, std::back_inserter(all));
    }
    return all;
}

}  // namespace cubenight::store
