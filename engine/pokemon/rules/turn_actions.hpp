// The actions of a turn, as options of its choice, in a fixed order.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Only attacks and the end of the turn.
void offer_attacks(Game& g);
// The actions of the turn's seat: cards in hand, abilities, Stadium, retreat, attacks, end.
void offer_actions(Game& g);

}  // namespace cubenight::pokemon
