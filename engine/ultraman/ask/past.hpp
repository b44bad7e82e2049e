// What has happened in this turn, for texts that ask for it.
#pragma once

#include "engine/ultraman/ask/query.hpp"

namespace cubenight::ultraman {

// A happening as texts hear it: to whom, and whose text did it.
struct Happening {
    TextEvent event = TextEvent::enters;
    Object object;           // as it was before where it moves
    SeatId cause = no_seat;  // nobody's: a rule did it
    CopyId by = no_copy;     // the card whose text did it
};

// Whether the `event` of that node, and the `by_whom` behind it, mean that happening. Without `of` it is about the text's own
// card or character.
bool hears(Game& g, const Scope& scope, NodeIndex event, const Happening& what);

// How often in this turn. The node is a `happened`.
int times_happened(Game& g, const Scope& scope, NodeIndex happened);

}  // namespace cubenight::ultraman
