// What the clauses that a game's engine cites say, in our own words, one sentence each, in every language
// (en/clauses.def and so on); why they refuse, in a few words; and what their chips read. A clause is known by its
// citation, "JA A-01.2b": whose game it is of stands in it.
#pragma once

#include <string>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

// What stands on the chip of a rule that the program itself has.
inline constexpr std::string_view program_chip = "CubeNight";
// "A-01.2b": clauses of the main document leave out its tag, those of others keep it ("CUBE turn.2"); the program's
// own rules bear its name. Empty for none.
std::string clause_chip(std::string_view citation, std::string_view main_document = "JA");

// What the document is called that a citation begins with: "Advanced player rule guide 3.0, Japanese".
std::string_view document_name(std::string_view citation, Language language);
// The rule in a sentence and, on a line of its own, the document and the number: for a chip that is pointed at.
std::string clause_explained(std::string_view citation, Language language);
// The rule in a sentence; empty where nobody has put the clause into words.
std::string clause_sentence(std::string_view citation, Language language);

// What ends a sentence: "." or "。".
std::string_view full_stop(Language language);

// Why the clause refuses something, in a few words: "too early to evolve". Empty where it has no such words.
std::string_view clause_reason(std::string_view citation, Language language);
// A reason with the clause behind it: "too early to evolve (JA A-05.b2)"; a rule of the program has no citation.
std::string with_clause(std::string reason, std::string_view citation);
// The same with what the clause says and where it stands, for what is pointed at.
std::string with_rule(std::string reason, std::string_view citation, Language language);

}  // namespace cubenight::text
