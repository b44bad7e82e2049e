// Effects that go on behind their text, and their end.
#pragma once

#include "engine/ultraman/ask/scope.hpp"

namespace cubenight::ultraman {

// Adds one; where there is no room for it, that is reported.
void begin_lasting(Game& g, const Lasting& lasting, Clause clause);
// Adds a variable that is held for one (is_held), of which nobody is told; where there is no room for it, that is reported.
void hold_variable(Game& g, const Lasting& held);

enum class Ends : std::uint8_t { all, all_but_waiting };
// What lasts until the end of this turn ends (5.10.2).
void end_effects_of_turn(Game& g, Ends which);
// Uses are counted anew, and what happened is forgotten.
void begin_counting_anew(Match& m);

}  // namespace cubenight::ultraman
