// Carrying out a text: its cost, and its statements in printed order. What a verb does is not known here (Proc::verb).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Pushes the frames that carry out one statement of a text.
void run_statement(Game& g, std::uint8_t context, NodeIndex node);
// Pushes a frame that runs the statements from this one on.
void run_block(Game& g, std::uint8_t context, NodeIndex first);
// Makes the choice of that node alone: a selection, `choose` of a value, `switch`, `may` or `either`. The result is in
// m.selected: cards or Pokémon, or the branches taken by their numbers. What is made of many choices keeps its parts itself.
void run_choice(Game& g, std::uint8_t context, NodeIndex node);

void step_text(Game& g, Frame& frame);
void step_block(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
