// Asking seats, and asking chance: the generator answers at once, or somebody outside is asked (Match::chance).
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// Begins a choice with no options yet.
Choice& ask(Game& g, SeatId seat, ChoiceKind kind, Clause clause);
inline void offer(Game& g, Option option) {
    if (!g.m.choice.options.full()) g.m.choice.options.push_back(option);
}

// Who wins the contest (4.2.2): the answer is `winner` when the frame runs again.
void hold_contest(Game& g);
// Shuffles a seat's deck; in asked mode a frame is pushed that asks for each card.
void shuffle_deck(Game& g, SeatId seat, Clause clause);
// Chance: the answer is `copy` when the frame runs again. REQUIRES: not empty.
void random_card(Game& g, CopySet set, Clause clause);

// Asks for the cards of a shuffle, one after another.
void step_shuffle(Game& g, Frame& frame);

}  // namespace cubenight::ultraman
