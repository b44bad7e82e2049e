// What the rules do when a text has ended, before the next one begins.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// Detached charge cards go (11.17.6), wrong stacks are put right (12.2), scenes that it has set are drawn for (6.2.2), and
// what was shown is shown no more.
void clean_up(Game& g);

// Whose fault a wrong stack is, and where the cards go.
enum class Fault : std::uint8_t { player /* to hand, 12.1.1 */, text /* to the discard pile, 12.2.1 */ };
void correct_stacks(Game& g, Fault fault);

}  // namespace cubenight::ultraman
