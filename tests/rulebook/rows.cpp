// The list of clauses.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "src/text/clause_text.hpp"
#include "tests/rulebook/rulebook.hpp"

namespace cubenight::rulebook {
namespace {

constexpr std::string_view columns = "document\tclause\tsame\tdecides\tnot a rule\tsummary";

std::vector<std::string> split(std::string_view text, std::string_view by) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(by, from), text.size());
        parts.emplace_back(text.substr(from, to - from));
        from = to + by.size();
    }
    return parts;
}

std::optional<Error> unknown_names(const std::vector<Row>& rows, const std::string& file) {
    std::set<std::string> names;
    for (const Row& row : rows)
        if (!names.insert(row.name()).second)
            return Error{file, row.line, Saying::as_is(row.name() + " stands here a second time")};
    for (const Row& row : rows)
        for (const std::string& other : row.same)
            if (!names.contains(other))
                return Error{file, row.line, Saying::as_is("there is no clause \"" + other + "\"")};
    return {};
}

// What the program itself says of the clause, without the full stop.
std::string told(const Row& row) {
    std::string sentence = text::clause_sentence(row.name(), text::Language::english);
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence;
}

// Summaries that the list leaves to the program or to a clause that says the same.
std::optional<Error> fill_summaries(std::vector<Row>& rows, const std::string& file) {
    std::map<std::string, Row*> by_name;
    for (Row& row : rows) {
        by_name[row.name()] = &row;
        const std::string sentence = told(row);
        if (!sentence.empty() && !row.summary.empty() && row.document != "UCG")
            return Error{
                file, row.line,
                Saying::as_is("src/text/en/clauses.def says what " + row.name() + " says: leave the summary empty")};
        if (row.summary.empty()) row.summary = sentence;
    }
    for (bool filled = true; filled;) {
        filled = false;
        for (Row& row : rows) {
            if (!row.summary.empty() || row.same.empty()) continue;
            row.summary = by_name.at(row.same.front())->summary;
            filled = filled || !row.summary.empty();
        }
    }
    for (const Row& row : rows)
        if (row.summary.empty()) return Error{file, row.line, Saying::as_is("the summary is missing")};
    return {};
}

}  // namespace

Result<std::vector<Row>> read_rows(std::string_view text, const std::string& file) {
    std::vector<Row> rows;
    int line = 0;
    for (const std::string& written : split(text, "\n")) {
        if (++line == 1) {
            if (written != columns)
                return Error{file, line,
                             Saying::as_is("the columns are document, clause, same, decides, not a rule, summary")};
            continue;
        }
        if (written.empty()) continue;
        auto cells = split(written, "\t");
        if (cells.size() != 6)
            return Error{file, line, Saying::as_is("six columns are wanted, here are " + std::to_string(cells.size()))};
        Row row{cells[0], cells[1], {}, cells[3], cells[4], cells[5], line};
        if (!cells[2].empty()) row.same = split(cells[2], ", ");
        rows.push_back(std::move(row));
    }
    if (auto error = unknown_names(rows, file)) return *error;
    if (auto error = fill_summaries(rows, file)) return *error;
    return rows;
}

std::vector<Proof> proofs_of(const Row& row, const Proofs& proofs) {
    std::vector<Proof> found;
    const auto add = [&](const std::string& clause) {
        if (const auto it = proofs.find(clause); it != proofs.end())
            found.insert(found.end(), it->second.begin(), it->second.end());
    };
    add(row.name());
    for (const std::string& clause : row.same) add(clause);
    return found;
}

std::vector<std::string> gaps(const std::vector<Row>& rows, const Proofs& proofs) {
    std::vector<std::string> found;
    for (const Row& row : rows) {
        const bool held = !proofs_of(row, proofs).empty();
        if (!held && row.not_a_rule.empty()) found.push_back(row.name() + " has no test: " + row.summary);
        if (held && !row.not_a_rule.empty()) found.push_back(row.name() + " is marked as not a rule, but has a test");
    }
    for (const auto& [clause, tests] : proofs) {
        const bool known = std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
            const std::string name = row.name();  // a tag may name a whole section
            return name.starts_with(clause) && (name.size() == clause.size() || name[clause.size()] == '.');
        });
        if (!known)
            found.push_back(tests.front().file + ":" + std::to_string(tests.front().line) + ": there is no clause " +
                            clause);
    }
    return found;
}

}  // namespace cubenight::rulebook
