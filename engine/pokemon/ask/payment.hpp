// Whether attached energy pays a cost (JA A-01.b2).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Units of all energy attached to a Pokémon. While a list of actions is made nothing changes, so that it is computed
// once (Game::active_units).
struct AttachedUnits {
    static constexpr int most = 48;
    TypeSet units[most];
    int count = 0;
    bool plain = true;                    // none is of several types: counting them is enough
    std::uint8_t there[type_count] = {};  // plain ones by their type

    void add(TypeSet unit);
};
AttachedUnits attached_units(Game& g, std::uint8_t slot);
struct ActiveUnits {
    std::uint8_t slot = no_slot;
    AttachedUnits units;
};
int unit_count(Game& g, std::uint8_t slot);
// Whether the attached energy pays the cost.
bool can_pay(Game& g, std::uint8_t slot, const EnergyCost& cost);
// Symbols of the cost, Colorless aside, that the attached energy cannot pay.
int types_unpaid(Game& g, std::uint8_t slot, const EnergyCost& cost);
// Units left after the best payment of the cost; -1 where it cannot be paid.
int extra_energy(Game& g, std::uint8_t slot, const EnergyCost& cost);

}  // namespace cubenight::pokemon
