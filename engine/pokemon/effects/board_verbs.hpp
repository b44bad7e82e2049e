// Pokémon as a whole: switching, evolving, exchanging; other texts; the turn and the match.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_switch(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_evolve(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_devolve(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_use_attack(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_use_text(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_mark(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_again(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_end_turn(Game& g, Frame& frame);
void verb_win_or_lose(Game& g, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
