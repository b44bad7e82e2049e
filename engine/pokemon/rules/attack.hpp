// Using an attack, steps 1 to 7 (JA A-01.b3).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Begins to use the attack of that number of the Active Pokémon.
void use_attack(Game& g, SeatId seat, int index);
// Pushes a copied attack: its own steps 3 to 6, without a Knock Out check of its own (JA C-18). Used without its cost, it
// asks for nothing in order to be used.
void push_copied_attack(Game& g, std::uint8_t context, std::uint8_t slot, AttackUse use);

void step_attack(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
