// Cards that a text moves to a pile, as one event.
#pragma once

#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/effects/acting.hpp"

namespace cubenight::ultraman {

// One after another, but those that the rules or other texts keep where they are (11.15.1, 1.2.2). Returns how many.
int move_cards(Acting& a, const Cards& cards, Where to, Clause clause, PileEnd end = PileEnd::top);

}  // namespace cubenight::ultraman
