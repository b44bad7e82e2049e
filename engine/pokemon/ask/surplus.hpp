// Whether a place holds more than it may: a Bench that has become smaller, a Pokémon that may hold fewer Tools.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

struct Surplus {
    SeatId seat = no_seat;        // 2: there is none
    std::uint8_t slot = no_slot;  // whose Tools; no_slot for the Bench
};
// The one that is looked at next: of the seat whose turn it is first.
Surplus surplus_now(Game& g);
bool has_surplus(Game& g);

}  // namespace cubenight::pokemon
