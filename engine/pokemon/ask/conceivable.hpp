// What a selection could mean as far as a seat can tell.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// All that one select could mean as far as the seat can tell, the card `but` aside: a card that it does not know, and any card of a deck, might
// be one that the filters want (JA E-33).
CopySet conceivable(Game& g, const Scope& scope, NodeIndex select, SeatId seat, CopyId but = no_copy);
bool any_conceivable(Game& g, const Scope& scope, NodeIndex select, SeatId seat, CopyId but = no_copy);
// Whether it could mean a card that is not known to the seat.
bool means_unknown(Game& g, const Scope& scope, NodeIndex select, SeatId seat);

}  // namespace cubenight::pokemon
