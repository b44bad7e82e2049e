// What names a card or a character that is gone, or elsewhere now.
#pragma once

#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

// The card is another one from now on: effects that were on it are over, and texts of it that wait find nobody (3.2.3).
void forget_copy(Match& m, CopyId copy);
// The character on that spot is gone.
void forget_character(Match& m, Spot spot);
// What effects gave the character is over.
void end_effects_on(Match& m, Spot spot);
// The characters on two spots have changed places; what lies on them goes with them (11.9.2).
void follow_swap(Match& m, Spot a, Spot b);

}  // namespace cubenight::ultraman
