// The promises of match.hpp, checked over a whole match. For tests, fuzzing and matches that come from outside.
#pragma once

#include <optional>
#include <string>

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

// What is wrong with the match, where anything is: a copy in two places or none, a list that disagrees with a card, a
// character that cannot be so, a choice that cannot be made.
// REQUIRES: the match stands at a choice or is over.
std::optional<std::string> broken_invariant(const Rulebook& book, const Match& match);

}  // namespace cubenight::ultraman
