// A person's side of a match in the terminal: the board as the seat may see it, what is asked, and the options.
#pragma once

#include <string>

#include "engine/pokemon/view.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::cli {

// Both halves of the table and the seat's hand.
std::string board_text(const text::Names& names, const pokemon::View& view);
// What is asked, on one line.
std::string question_text(const text::Names& names, const pokemon::View& view);
// One option, with what the terminal shows nowhere else: where a Pokémon is and how it is, an attack's damage.
std::string option_text(const text::Names& names, const pokemon::View& view, pokemon::Option option);

}  // namespace cubenight::cli
