// What an effect is worth to the one who uses it, judged from its tree: not what it does in a match (that is the
// rules engine's), but how good it looks to a drafter. Rough whole numbers on the scale of card_value.hpp.
#pragma once

#include "draft/judge/card_value.hpp"
#include "engine/cards/effect.hpp"

namespace cubenight::draft {

inline constexpr int draws_vary = -1;

struct EffectValue {
    int worth = 0;  // beside the damage of an attack; below zero for a price
    RoleSet roles;
    int draws = 0;     // cards that a use which draws draws; 0: none does, or draws_vary
    int more = 0;      // damage points that an attack may expect on top
    int times = 1000;  // what the printed damage is multiplied by, in thousandths
    int fails = 0;     // chance that an attack does nothing, in thousandths
    TypeSet serves;    // types of own cards that it asks for
};

// What is drawn by what has parts that draw `one` and `other`.
int either_draw(int one, int other);

EffectValue effect_value(const Effect& effect);

}  // namespace cubenight::draft
