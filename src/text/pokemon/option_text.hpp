// What a seat is asked, and what its options are called.
#pragma once

#include <span>
#include <string>

#include "engine/pokemon/view.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::text {

// What the view's seat is asked; where the other seat is asked, for whom one waits. `log`: what happened so far, as that seat
// may know it, where the question is to say what it comes of.
Prompt prompt_of(const Names& names, const pokemon::View& view, std::span<const LogEntry> log = {});

// A few words for a button or a list. REQUIRES: the option is one of the view's choice.
std::string option_label(const Names& names, const pokemon::View& view, pokemon::Option option);

// What happens to a card of the hand when it is played: "Evolve", "Attach", "Bench", "Play".
std::string play_label(const pokemon::CompiledCard& card, Language language = Language::english);

}  // namespace cubenight::text
