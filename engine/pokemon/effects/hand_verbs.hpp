// What a player can do by hand as the match stands: the verbs, where each is done, and to which Pokémon.
#pragma once

#include <span>

#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/match/places.hpp"

namespace cubenight::pokemon {

// The places that a verb is said of; none where it is said of a Pokémon, or of nothing.
std::span<const HandPlace> places_of(HandVerb verb);
bool can_be_done_at(const Game& g, SeatId actor, HandVerb verb, HandPlace place, SeatId whose);
// Whether the verb can be done to the Pokémon in that slot.
bool can_be_done_to(const Game& g, HandVerb verb, std::uint8_t slot);
bool is_possible(const Game& g, SeatId actor, HandVerb verb);

// Calls f(place, whose) for each place where the verb can be done; the player's own first.
template <class F>
void each_place(const Game& g, SeatId actor, HandVerb verb, F&& f) {
    for (const SeatId whose : {actor, opponent(actor)})
        for (const HandPlace place : places_of(verb))
            if (can_be_done_at(g, actor, verb, place, whose)) f(place, whose);
}

// Calls f(slot) for each Pokémon to which the verb can be done; the player's own first.
template <class F>
void each_target(const Game& g, SeatId actor, HandVerb verb, F&& f) {
    for (const SeatId seat : {actor, opponent(actor)})
        each_pokemon(g.m, seat, [&](std::uint8_t slot) {
            if (can_be_done_to(g, verb, slot)) f(slot);
        });
}

}  // namespace cubenight::pokemon
