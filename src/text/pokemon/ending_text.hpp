// How a match ended.
#pragma once

#include <string>

#include "engine/pokemon/match/match.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// One clause of a sentence: "the last Prize card was taken in turn 12"; empty while it runs.
std::string ending_text(pokemon::Ending ending, int turn, Language language = Language::english);

}  // namespace cubenight::text
