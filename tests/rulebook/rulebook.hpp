// The rulebook page: the clauses of the five rule documents joined with the sources that carry them out and the tests
// that hold them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "src/store/clause_rows.hpp"

namespace cubenight::rulebook {

// The first list has no summary for clauses that the engine cites, as src/text/en/clauses.def says what they say, and need
// have none where the first clause of `same` has it; the second says all of it.
using Row = store::ClauseRow;

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
std::string_view folder_of(const std::string& clause);

// What is wrong with the place of a ruling in tests/scenarios, as "file:line: reason": it names no clause, or lies in
// another folder than that of its first clause, or its title has less than four words or stands in its file twice.
Result<std::vector<std::string>> misplaced(const std::filesystem::path& root);

// The tests of a row: its own first, then those of the rows that say the same.
std::vector<Proof> proofs_of(const Row& row, const Proofs& proofs);

// What keeps the page from being whole: rows without test and mark, marked rows with a test, tags of no row.
std::vector<std::string> gaps(const std::vector<Row>& rows, const Proofs& proofs);

// Where a clause is cited: a definition in a source, or, without a name, the head of the file.
struct Source {
    std::string file;  // from the project's root
    std::string name;

    friend bool operator==(const Source&, const Source&) = default;
};
using Sources = std::map<std::string, std::vector<Source>>;  // by clause or section, sources before headers

// The citations in the sources of engine and draft that carry rules out.
Sources read_sources(const std::filesystem::path& root, const std::vector<Row>& rows);

// The sources of a row and of those that say the same; where nobody cites them, those of the sections they stand in.
std::vector<Source> sources_of(const Row& row, const Sources& sources);

// Rules that no source cites, by itself or by its section.
std::vector<std::string> rules_without_source(const std::vector<Row>& rows, const Sources& sources);

// docs/rulebook.md.
std::string page(const std::vector<Row>& rows, const Proofs& proofs, const Sources& sources);

}  // namespace cubenight::rulebook
