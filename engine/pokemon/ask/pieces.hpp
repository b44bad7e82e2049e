// Cards that are made of several: the two halves of a LEGEND (FI term.legend), the four parts of a V-UNION (FI liite-a).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// The two cards make one LEGEND.
bool are_halves(const Game& g, CopyId one, CopyId other);
// The other half of a LEGEND in hand, or no_copy.
CopyId other_half(const Game& g, CopyId copy);
// The parts of a V-UNION that lie in the discard pile with this one, each different; how many.
int union_parts(const Game& g, CopyId copy, CopyId (&parts)[4]);

}  // namespace cubenight::pokemon
