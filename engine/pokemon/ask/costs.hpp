// What an attack costs (JA D-09, D-11 to D-13, E-32).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// The cost of an attack for that Pokémon.
EnergyCost changed_attack_cost(Game& g, std::uint8_t slot, const CompiledAttack& attack);
inline EnergyCost attack_cost(Game& g, std::uint8_t slot, const CompiledAttack& attack) {
    const bool changed = (g.m.modifiers_seen | g.book.program(attack.program).mods) & bit(ModKind::cost);
    return changed ? changed_attack_cost(g, slot, attack) : attack.cost;
}

}  // namespace cubenight::pokemon
