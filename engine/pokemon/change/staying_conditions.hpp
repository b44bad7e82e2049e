// Special Conditions that stay as a Pokémon evolves or devolves (`can't be cured by evolving`).
#pragma once

#include "engine/pokemon/ask/permissions.hpp"

namespace cubenight::pokemon {

// Taken before, given back after.
class StayingConditions {
public:
    StayingConditions(Game& g, std::uint8_t slot) : before_(g.m.pokemon[slot]) {
        for (int c = 0; c < condition_count; ++c)
            if (before_.is(static_cast<SpecialCondition>(c)) &&
                stays_ill(g, slot, static_cast<SpecialCondition>(c), CureWay::evolving))
                kept_ |= 1u << c;
    }
    void give_back(Pokemon& p) const {
        p.conditions = static_cast<std::uint8_t>(p.conditions | kept_);
        if (p.is(SpecialCondition::poisoned)) p.poison = before_.poison;
        if (p.is(SpecialCondition::burned)) p.burn = before_.burn;
        if (p.is(SpecialCondition::paralyzed)) p.paralyzed_since = before_.paralyzed_since;
    }

private:
    Pokemon before_;
    unsigned kept_ = 0;
};

}  // namespace cubenight::pokemon
