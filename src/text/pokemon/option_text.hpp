// What a seat's options are called.
#pragma once

#include <string>

#include "engine/pokemon/view.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::text {

// A few words for a button or a list. REQUIRES: the option is one of the view's choice.
std::string option_label(const Names& names, const pokemon::View& view, pokemon::Option option);

// What happens to a card of the hand when it is played: "Evolve", "Attach", "Bench", "Play".
std::string play_label(const pokemon::CompiledCard& card, Language language = Language::english);

}  // namespace cubenight::text
