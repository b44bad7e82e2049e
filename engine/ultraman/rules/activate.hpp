// [Activate] texts (5.8, 9.4).
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// Why that text of the card can't be used now, or Clause::none.
Clause why_not_activate(Game& g, SeatId seat, CopyId copy, int text);
// Uses it: its price, what it does, and then what that has set off.
void use_text(Game& g, SeatId seat, CopyId copy, int text);

}  // namespace cubenight::ultraman
