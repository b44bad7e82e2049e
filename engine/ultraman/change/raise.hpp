// Something happens: texts that wait for it are put among those that wait, and it is remembered for this turn.
#pragma once

#include "engine/ultraman/ask/past.hpp"

namespace cubenight::ultraman {

// Texts that have heard it, until it is over and they wait. Several cards of one statement are one event: a text hears it
// once.
using Heard = InlineVector<Waiting, 24>;

// Before it happens where something moves, so that texts see the cards where they lie; afterwards where something comes.
void listen(Game& g, const Happening& what, Heard& heard);
void wait(Game& g, const Heard& heard);
// It has happened in this turn, and nobody hears it any more.
void remember(Match& m, const Happening& what);

// Both at once.
void raise(Game& g, const Happening& what);
// A character has come, or has got a new top card (9.2.1). `by`: of the text that did it.
void raise_entered(Game& g, Spot spot);
void raise_scene(Game& g, CopyId scene);
// Texts that wait for the end of the turn (5.10.2).
void raise_turn_end(Game& g);

// The cause of what the running text does; nobody's where no text runs.
SeatId cause_now(const Game& g);
CopyId source_now(const Game& g);

}  // namespace cubenight::ultraman
