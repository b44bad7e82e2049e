// The rulebook page: the clauses of the four rule documents joined with the tests that hold them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight::rulebook {

// One row of assets/rulebook.tsv. Clauses are written "JA A-01.2b". The list has no summary for clauses that the engine
// cites, as src/text/en/clauses.def says what they say, and need have none where the first clause of `same` has it.
struct Row {
    std::string document;
    std::string clause;
    std::vector<std::string> same;  // clauses that say the same: their tests hold this one too
    std::string decides;            // the source or the option, where documents differ
    std::string not_a_rule;         // why nothing can hold it; empty for a rule
    std::string summary;
    int line = 0;

    std::string name() const { return document + " " + clause; }
};

// A test and one of the clauses that it carries as a tag.
struct Proof {
    std::string title;
    std::string file;  // from the project's root
    int line = 0;
};
using Proofs = std::map<std::string, std::vector<Proof>>;  // by clause

// The rows, or what is wrong with the list: columns, twins, rows named in `same` that do not exist, a summary that is
// missing or told elsewhere.
Result<std::vector<Row>> read_rows(std::string_view text, const std::string& file);

// The tags of all C++ tests and scenario files below root/tests. Scenarios that cannot be read are an error.
Result<Proofs> read_proofs(const std::filesystem::path& root);

// The clause with its document; JA where none is named.
std::string with_document(const std::string& clause);

// The folder of tests/scenarios that rulings of the clause lie in; empty where there is none.
std::string_view folder_of(std::string clause);

// What is wrong with the place of a ruling in tests/scenarios, as "file:line: reason": it names no clause, or lies in
// another folder than that of its first clause, or its title stands in its file twice.
Result<std::vector<std::string>> misplaced(const std::filesystem::path& root);

// The tests of a row: its own first, then those of the rows that say the same.
std::vector<Proof> proofs_of(const Row& row, const Proofs& proofs);

// What keeps the page from being whole: rows without test and mark, marked rows with a test, tags of no row.
std::vector<std::string> gaps(const std::vector<Row>& rows, const Proofs& proofs);

// docs/rulebook.md.
std::string page(const std::vector<Row>& rows, const Proofs& proofs);

}  // namespace cubenight::rulebook
