// What has to be put in order before anything else goes on: effects and conditions that have ended, cards that may not
// stay, Pokémon without HP, an empty Active Spot.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// A Pokémon in play has no HP left.
bool lacks_hp(Game& g);
// Ends effects that last only while something is so, discards attached cards whose own text does not let them stay
// (C-10.faq2), and ends Special Conditions that a text takes away (`without conditions`). True where there is more to do
// by the procedure of Knock Outs: a Pokémon without HP, an empty Active Spot, no Prize card left, more somewhere than
// there may be, or a text that waits for what was discarded.
bool needs_settling(Game& g);

// What the procedure of Knock Outs keeps.
struct KnockOut {
    std::uint16_t waiting;  // so many texts waited before, and go on waiting
};
void begin_knock_outs(Game& g, std::size_t waiting = 0);

}  // namespace cubenight::pokemon
