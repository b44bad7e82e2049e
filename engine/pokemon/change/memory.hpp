// What a match remembers for texts that ask for it later (ask/past.hpp): only events that some text asks for.
#pragma once

#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/match/happening.hpp"

namespace cubenight::pokemon {

// Remembers the event, where a text asks for such ones.
void remember_it(Game& g, const Happening& happening);
// An attack that failed was not used: no text finds it in the past.
void forget_attack(Game& g, std::uint8_t slot);
// A turn of that seat begins: what happened is older now.
void age_past(Game& g, SeatId seat);

}  // namespace cubenight::pokemon
