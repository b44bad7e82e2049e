// What a seat is asked, and what its options are called.
#pragma once

#include <string>

#include "engine/pokemon/view.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::text {

// What the view's seat is asked; where the other seat is asked, for whom one waits.
Prompt prompt_of(const Names& names, const pokemon::View& view);

// A few words for a button or a list. REQUIRES: the option is one of the view's choice.
std::string option_label(const Names& names, const pokemon::View& view, pokemon::Option option);

// What happens to a card of the hand when it is played: "Evolve", "Attach", "Bench", "Play".
std::string play_label(const pokemon::CompiledCard& card, Language language = Language::english);

}  // namespace cubenight::text
