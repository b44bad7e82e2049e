// Verbs about cards: drawing, searching, looking, putting, discarding, shuffling.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_draw(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_search(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_look(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_put(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_take_prize(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
