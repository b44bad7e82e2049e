// Who would be helped by what heals and cures: nobody else is meant by a Trainer or an Ability that does it (JA C-06.b4).
#pragma once

#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {

// Whom a `heal` or `cure` means: its selection, behind what says how much or which conditions.
NodeIndex helped(const Scope& scope, NodeIndex statement);
// Whether that `heal` or `cure` would change anything about the Pokémon.
bool would_help(Game& g, const Scope& scope, NodeIndex statement, std::uint8_t slot);
// Those of the set whom the statement would help, or, where it heals, a `cure` behind it.
CopySet in_need(Game& g, const Scope& scope, NodeIndex statement, CopySet of);
// Of those whom a `choose` could mean: where the first that is done to them is healing or curing, only those whom that or
// another `heal` or `cure` of them would help. The set as it is otherwise, and for an attack.
CopySet chosen_for_help(Game& g, const Scope& scope, NodeIndex choose, CopySet of);
// Something of the kind stands behind the `choose`.
bool chooses_for_help(const Game& g, const Scope& scope, NodeIndex choose);

}  // namespace cubenight::pokemon
