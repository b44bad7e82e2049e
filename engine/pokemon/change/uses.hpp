// Marking what was used, where texts limit how often they may be (ask/limits.hpp).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// What a seat has done once in the match by that word.
void note_in_game(Game& g, std::uint16_t word, SeatId seat);
// The use that was marked last was none (ZH D-01, difference 2).
void take_back_use(Game& g, const Program& program, SeatId seat);
// Marks a declared text as used where its limit says so.
void mark_used(Game& g, const Program& program, SeatId seat, std::uint8_t slot, int index, CopyId copy);
// The same of a text that waits for an event: it may be used at that moment, as often as its limit says (E-05 to E-07).
void mark_moment_used(Game& g, const Program& program, SeatId seat, std::uint8_t slot, CopyId source);

}  // namespace cubenight::pokemon
