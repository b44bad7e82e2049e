// How commands speak: in English, as their names are. The words stand in src/text/en/terminal.def and help.def.
#pragma once

#include <string>

#include "src/text/say.hpp"
#include "src/text/terminal_words.hpp"

namespace cubenight::cli {

using Word = text::TerminalPhrase;
using Help = text::HelpPhrase;

inline const text::Say say;

inline std::string help(Help phrase) { return std::string(say(phrase)); }

}  // namespace cubenight::cli
