// How commands speak: their names are English, what they say is in the language that the person chose. The words stand in
// src/text/LANGUAGE/terminal.def and help.def.
#pragma once

#include <string>

#include "src/text/say.hpp"
#include "src/text/terminal_words.hpp"

namespace cubenight::cli {

using Word = text::TerminalPhrase;
using Help = text::HelpPhrase;

// In which language this run of the program speaks: set once, before anything is said.
inline text::Say say;

inline std::string help(Help phrase) { return std::string(say(phrase)); }

}  // namespace cubenight::cli
