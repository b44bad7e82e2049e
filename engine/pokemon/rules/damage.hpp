// Damage, steps 1 to 6 (JA A-01.b4).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Damage steps 2 to 6 for one target: the points that would be dealt, or the step at which nothing is left.
struct Damage {
    int points = 0;
    Clause ended_by = Clause::none;
    bool weakness = false, resistance = false;  // it changed the points
};
Damage damage_to(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount, std::uint8_t raw);

// The targets of an attack that are asked about, the printed damage's first.
struct TargetsAsked {
    std::uint8_t count;
    std::uint8_t ran;  // a text was run for the last one
};
// Step 6, before any counter: asks for each target whether a text stands in for its damage (JA C-16.b1). True while one
// runs.
bool replace_next_damage(Game& g, Context& context, std::uint8_t attacker, TargetsAsked& asked);
// Deals the damage of an attack: damage steps 1 to 6 for each target (JA A-01.b4). Returns the points dealt.
int deal_attack_damage(Game& g, Context& context, std::uint8_t attacker);
// Damage by a text that is no attack's: what changes the damage of attacks does not count, and nothing waits for it (JA
// E-03.b1). Weakness and Resistance ask for the type of the Pokémon that does it. Returns the points dealt.
int deal_text_damage(Game& g, const Scope& scope, std::uint8_t slot, int amount, std::uint8_t raw);

}  // namespace cubenight::pokemon
