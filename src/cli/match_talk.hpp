// A person's side of a match in the terminal: the board as the seat may see it, and the options by number.
#pragma once

#include <string>

#include "engine/pokemon/rulebook.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::cli {

// Both halves of the table and the seat's hand.
std::string board_text(const pokemon::Rulebook& book, const pokemon::View& view);
// What is asked: "Which Pokémon is the new Active Pokémon?"
std::string question_text(const pokemon::View& view);
// One option, as "attack Ember (30)".
std::string option_text(const pokemon::Rulebook& book, const pokemon::View& view, pokemon::Option option);

}  // namespace cubenight::cli
