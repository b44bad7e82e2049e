// What a seat is asked.
#pragma once

#include <span>

#include "engine/pokemon/view.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::text {

// What the view's seat is asked; where the other seat is asked, for whom one waits. `log`: what happened so far, as that seat
// may know it, where the question is to say what it comes of.
Prompt prompt_of(const Names& names, const pokemon::View& view, std::span<const LogEntry> log = {});

}  // namespace cubenight::text
