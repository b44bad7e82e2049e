// Why something cannot be done in a match of the Ultraman Card Game, in a few words: on a dimmed card, under a text, on a
// button. Every clause that the engine refuses with has such words (en/ultraman_reasons.def, and those of the program's own
// rules in en/reasons.def); one without is shown by its citation.
#pragma once

#include <string>

#include "engine/ultraman/view.hpp"
#include "src/text/language.hpp"

namespace cubenight::ultraman::text {

// The reason by itself: "levelled up already".
std::string why_not_sentence(Clause clause, Language language = Language::english);
// The same with the clause behind it.
std::string why_not_cited(Clause clause, const Rulebook& book, Language language = Language::english);
// The reason for this option in this view: "needs 3 battle areas, there are 2", "level 3 is next".
std::string why_not_here(const Rulebook& book, const View& view, Option option, Clause clause,
                         Language language = Language::english);

}  // namespace cubenight::ultraman::text
