// How a match of the Ultraman Card Game ended.
#pragma once

#include <string>

#include "engine/ultraman/match/match.hpp"
#include "src/text/language.hpp"

namespace cubenight::ultraman::text {

// One clause of a sentence: "enough battles were won in turn 6"; empty while it runs.
std::string ending_text(Ending ending, int turn, Language language = Language::english);

}  // namespace cubenight::ultraman::text
