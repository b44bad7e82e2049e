// Choosing what a text means, part by part.
#pragma once

#include "engine/ultraman/ask/query.hpp"
#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// What the statement does with what is chosen.
enum class Chosen : std::uint8_t {
    named,  // characters stay characters
    moved,  // a character is all its cards; what is picked out of a variable belongs to it no longer
};

// Pushes the choice of a selection. The result is in m.selected (cards, or characters by their spots: selected_characters),
// in the order of choosing in m.picks, and whether it is all that was asked for in m.selected_in_full.
void select(Game& g, std::uint8_t context, NodeIndex selection, Chosen chosen);

// How many a select wants.
struct Bounds {
    int least = 0;
    int most = 0;
    bool all = false;     // all that fit
    bool random = false;  // chance chooses
};
Bounds bounds_of(Game& g, const Scope& scope, NodeIndex range);

// The cards are hidden from whoever chooses: chance chooses among them.
bool are_hidden(const Game& g, SeatId seat, CopySet cards);

void step_select(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
