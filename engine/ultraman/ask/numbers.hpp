// Numbers of a character as they are now: what is printed, and what effects make of it (chapter 8, 11.6, 11.7).
#pragma once

#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

// How its BP comes about, step by step.
struct Bp {
    State state = State::single;
    int printed = no_bp;           // of the state, as it is printed or said to be; no_bp where nothing is
    int ups = 0, downs = 0;        // grades that reach it: it is raised, lowered where there are any (11.6.5)
    State column = State::single;  // whose BP counts after the grades (11.6.1)
    bool on_extra = false;         // EXTRA takes its place (8.1.2)
    int base = 0;                  // points, of that column or EXTRA
    int plus = 0, minus = 0;       // points that reach it
    int value = 0;                 // no less than 0 (11.7.2)
    friend bool operator==(const Bp&, const Bp&) = default;
};

// REQUIRES: a card of it lies face up.
Bp bp_of(Game& g, Spot spot);
// The TYPEs that it has now.
TypeSet types_of(Game& g, Spot spot);
// Its level as texts see it: of the uppermost open card; of the top card where none lies open (10.1.1).
int level_of(Game& g, Spot spot);
// Its level for the next level-up: of the top card, whichever way that lies (5.6.2.2).
int level_to_build_on(Game& g, Spot spot);
bool is_on_extra(Game& g, Spot spot);
bool is_raised(Game& g, Spot spot);
bool is_lowered(Game& g, Spot spot);
// Its battle is said to be won, or tied (11.16).
bool is_said_to_win(Game& g, Spot spot);
bool is_said_to_tie(Game& g, Spot spot);

// Some effect forbids it.
bool is_forbidden(Game& g, Spot spot, ActionKind action);
// The same of a card, wherever it is. `by`: whose effect it is.
bool is_forbidden_of_card(Game& g, CopyId copy, ActionKind action, SeatId by);
// An effect does away with that text of the card (11.13).
bool is_negated(const Game& g, CopyId copy, int text);

}  // namespace cubenight::ultraman
