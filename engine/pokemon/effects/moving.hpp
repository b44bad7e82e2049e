// Moving what a text chose.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Moves whatever a selection chose to where `move_to` says. Returns how many cards or Pokémon moved.
int move_selected(Game& g, std::uint8_t context, CopySet set, bool of_pokemon, NodeIndex move_to);
// The Stadium that one of these cards would put away by coming into play; no_copy where there is none.
CopyId stadium_in_the_way(const Game& g, const Scope& scope, CopySet coming, NodeIndex move_to);
// The variables of cards that a selection binds (`as $x`) or names as a whole (`$x`, `all $x`), bit by bit: they go on
// meaning these cards where a statement moves them. What is picked from a larger `$x` is part of it no longer.
// Called before the move, when they forget what had left them by then; follow_moved() comes after it.
std::uint8_t following(Game& g, std::uint8_t context, NodeIndex selection);
void follow_moved(Game& g, std::uint8_t context, std::uint8_t variables);

// A choice of one of these Pokémon for the frame's verb.
void ask_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause);
// The same; the only one is taken without a question.
void choose_slot(Game& g, Frame& frame, const Scope& scope, CopySet bottoms, Clause clause);

}  // namespace cubenight::pokemon
