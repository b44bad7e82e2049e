// Which texts change the damage of an attack, one by one: what dealt(), taken() and attack_base() add up (numbers.hpp). For
// whoever explains a number; nothing that plays asks for it.
#pragma once

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/match/events.hpp"

namespace cubenight::pokemon {

struct DamageChange {
    ChangeKind kind = ChangeKind::plus;
    int amount = 0;  // of plus, minus and fixed
    Source by = {};
};
using DamageChanges = InlineVector<DamageChange, 24>;

// Of what is printed.
DamageChanges base_changes(Game& g, std::uint8_t slot, const CompiledAttack& attack);
// Of damage step 2.
DamageChanges dealt_changes(Game& g, std::uint8_t attacker, std::uint8_t defender);
// Of damage step 5.
DamageChanges taken_changes(Game& g, std::uint8_t attacker, std::uint8_t defender);

}  // namespace cubenight::pokemon
