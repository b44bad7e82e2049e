// What the clauses that the engine cites say, in our own words, one sentence each, in every language (clauses/*.def);
// and what their chips read.
#pragma once

#include <string>
#include <string_view>

#include "engine/pokemon/match/clauses.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// "A-01.2b": clauses of the main document leave out its tag, those of others keep it ("CUBE turn.2"); the program's
// own rules are "program". Empty for none.
std::string clause_chip(pokemon::Clause clause, std::string_view main_document = "JA");

// The clause of that citation, "JA A-01.2b"; none where the engine cites no such clause.
pokemon::Clause clause_of(std::string_view citation);
// What the document is called that a citation begins with: "Advanced player rule guide 3.0, Japanese".
std::string_view document_name(std::string_view citation, Language language);
// The rule in a sentence and, on a line of its own, the document and the number: for a chip that is pointed at.
std::string clause_explained(std::string_view citation, Language language);

// The rule in a sentence; empty for none.
std::string clause_sentence(pokemon::Clause clause, Language language);

}  // namespace cubenight::text
