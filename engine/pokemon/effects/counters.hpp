// Damage counters: putting and moving them (JA C-07, C-08).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Notes whose text took the last HP, where some text asks by what kind of text a Pokémon is Knocked Out.
void note_felled(Game& g, const Scope& scope, std::uint8_t slot);
// Puts counters worth so many points on the Pokémon, and notes that.
void put_counters_by(Game& g, const Scope& scope, std::uint8_t slot, int points, Clause clause);

void verb_counters(Game& g, Frame& frame, const Scope& scope, const Node& node);
void verb_move_counters(Game& g, Frame& frame, const Scope& scope, const Node& node);

}  // namespace cubenight::pokemon
