// The list of clauses.
#include <algorithm>
#include <map>
#include <optional>

#include "src/text/clause_text.hpp"
#include "tests/rulebook/rulebook.hpp"

namespace cubenight::rulebook {
namespace {

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
    auto rows = store::read_clause_rows(text, file);
    if (!rows) return rows.error();
    if (auto error = fill_summaries(*rows, file)) return *error;
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
        const bool known = std::any_of(rows.begin(), rows.end(), [&tag = clause](const Row& row) {
            const std::string name = row.name();  // a tag may name a whole section
            return name.starts_with(tag) && (name.size() == tag.size() || name[tag.size()] == '.');
        });
        if (!known)
            found.push_back(tests.front().file + ":" + std::to_string(tests.front().line) + ": there is no clause " +
                            clause);
    }
    return found;
}

}  // namespace cubenight::rulebook
