// What may not stay where it is: more than a place holds (a Bench that has become smaller, a Pokémon that may hold fewer
// Tools), or a card whose own text asks for another Pokémon.
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
// A card on a Pokémon that its own `only if` does not let stay there; no_copy where there is none. The newest first.
CopyId first_unfit_card(Game& g);
inline CopyId unfit_card(Game& g) { return g.m.events_heard & stands_only_if ? first_unfit_card(g) : no_copy; }

}  // namespace cubenight::pokemon
