// Verbs about damage, counters, HP and Special Conditions.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

void verb_damage(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_arithmetic(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_ignore(Game& g, Frame& frame, const Node& node);
void verb_heal(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_knock_out(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_inflict(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_cure(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
