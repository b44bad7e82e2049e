// Effects that outlive their text come to an end; each end is told once.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Whether it is over already, though it is kept until after the Checkup: its last turn has ended (JA E-20.b1), or those
// that it was given to have gone.
bool is_over(const Game& g, const Lasting& lasting);
// Tells that it ends with what is done now, by that clause; not what is over.
void report_end(Game& g, const Lasting& lasting, Clause clause);

}  // namespace cubenight::pokemon
