// Using an Ability (JA A-02) or what a Stadium lets a player do (JA I-B-03).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Begins to use the ability of that option.
void use_ability(Game& g, SeatId seat, Option which);

void step_use_ability(Game& g, Frame& frame);
void step_use_stadium(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
