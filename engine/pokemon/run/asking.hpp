// Asking seats, and asking chance: the generator answers at once, or somebody outside is asked (Match::chance).
#pragma once

#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/change/verbs.hpp"

namespace cubenight::pokemon {

// Begins a choice with no options yet.
Choice& ask(Game& g, SeatId seat, ChoiceKind kind, Clause clause);
inline void offer(Game& g, Option option) {
    if (!g.m.choice.options.full()) g.m.choice.options.push_back(option);
}

// Chance: the answer is `heads` or `tails` when the frame runs again. `slot`: the Pokémon whose coin it is.
void flip_coin(Game& g, SeatId seat, Clause clause, std::uint8_t slot = no_slot);
// Shuffles a seat's deck; in asked mode a frame is pushed that asks for each card.
void shuffle_deck(Game& g, SeatId seat, Clause clause);
// The same for a deck, a hand or Prize cards (JA E-35).
void shuffle_zone(Game& g, Where where, SeatId seat, Clause clause);
// The same for so many cards at one end of a deck.
void shuffle_end(Game& g, SeatId seat, PileEnd end, std::size_t count, Clause clause);
// Chance: the answer is `copy` when the frame runs again. REQUIRES: not empty.
void random_card(Game& g, CopySet set, Clause clause);

// Asks for the cards of a shuffle, one after another.
void step_shuffle(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
