// The rulebook, clause by clause: what each says in our own words, which say the same, which rule sets follow it, and the
// options in which documents differ. Window and terminal show it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/store/clause_rows.hpp"
#include "src/text/language.hpp"

namespace cubenight::clauses {

// One value of an option, and the rule sets that have it.
struct OptionChoice {
    std::string words;  // what it means; a number where it speaks for itself
    std::string sets;   // "ja-3.0, fi-swsh"
};
struct ClauseOption {
    std::string name;   // "promotion"
    std::string title;  // what it is about
    std::vector<OptionChoice> choices;
};

class ClauseBook {
public:
    static Result<ClauseBook> load(const std::filesystem::path& wanted_data = {});
    // Rows that have their words in every language.
    explicit ClauseBook(std::vector<store::ClauseRow> rows);

    // By document, in the order of each.
    const std::vector<store::ClauseRow>& rows() const { return rows_; }
    const std::vector<std::string>& documents() const { return documents_; }
    // "A-01", "turn", "5": the part of a document that the row stands in.
    static std::string_view chapter_of(const store::ClauseRow& row);

    // The clause of that citation; one without a document is looked for in each of them.
    std::optional<std::size_t> find(std::string_view citation) const;
    // Clauses with all of the words in their number or in what they say, in the language or in English.
    std::vector<std::size_t> search(std::string_view words, text::Language language) const;

    // What it says: in its own words, or in those of a clause that says the same.
    const std::string& told(std::size_t row, text::Language language) const;
    // The other clauses that say the same.
    std::vector<std::size_t> alike(std::size_t row) const;
    // Whether documents differ in it, so that an option decides.
    bool differs(std::size_t row) const;
    // Those options.
    std::vector<ClauseOption> options(std::size_t row, text::Language language) const;
    // The rule sets that follow it; none where an option decides or it is no rule.
    std::vector<std::string> followed_in(std::size_t row) const;
    static std::size_t rule_set_count(std::string_view document);

    // Whether a test that names that clause tests this one: itself, or one that says the same.
    bool is_tested_by(std::size_t row, std::string_view citation) const;

private:
    std::string find_words(std::size_t row, text::Language language) const;

    std::vector<store::ClauseRow> rows_;
    std::vector<std::string> documents_;
    std::vector<std::vector<std::size_t>> alike_;  // of each row, itself not
    // By language and row; worked out when a language is first asked for, as that takes a while.
    mutable std::array<std::vector<std::string>, text::language_count> told_;
};

}  // namespace cubenight::clauses
