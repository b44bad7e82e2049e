// A deck's check in words: the rules, what is wrong, what mends it.
#pragma once

#include <string>

#include "draft/decks/auto_build.hpp"
#include "draft/decks/legality.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// The rule itself.
std::string rule_text(draft::DeckRule rule, const draft::DeckRules& rules, Language language = Language::english);
// What is wrong.
std::string broken_rule_text(const draft::BrokenRule& broken, const draft::DraftCards& cards,
                             Language language = Language::english);
// What the button says.
std::string mend_text(const draft::Mend& mend, const draft::DraftCards& cards, Language language = Language::english);
// Why no deck could be built; empty where one was.
std::string failure_text(const draft::AutoBuild& built, const draft::DraftCards& cards,
                         Language language = Language::english);

}  // namespace cubenight::text
