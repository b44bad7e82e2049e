// What a seat is asked in a match of the Ultraman Card Game, and what its options are called.
#pragma once

#include <string>

#include "engine/ultraman/view.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/log_text.hpp"

namespace cubenight::ultraman::text {

using cubenight::text::Prompt;

// What the view's seat is asked; where the other seat is asked, for whom one waits.
Prompt prompt_of(const Names& names, const View& view);

// A few words for a button or a list. REQUIRES: the option is one of the view's choice.
std::string option_label(const Names& names, const View& view, Option option);

// What is done with a card: "Set", "Level up", "Set the scene", "Use". Empty for other options.
std::string act_label(OptionKind kind, Language language = Language::english);

}  // namespace cubenight::ultraman::text
