// What a match is like now, for whoever looks at it without playing: scenario files, the log, tools. Nothing here changes
// the match.
#pragma once

#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

// A character's numbers with everything that changes them.
struct CharacterNumbers {
    Bp bp;
    TypeSet types;
    int level = 0;
    bool raised = false, lowered = false;  // affected by grades (11.6.5)
    bool wins = false, ties = false;       // said of its battle (11.16)
    std::uint8_t negated = 0;              // bits of the texts of its top card (11.13)
};
// REQUIRES: a card of the character on that spot lies face up.
CharacterNumbers numbers_of(const Rulebook& book, const Match& match, Spot spot);

// How often that text of the card has been used in this turn, as far as that is counted. `text`: from 0.
int times_used(const Match& match, CopyId copy, int text);

// What a scene's condition counts (2.4.2.3).
int rounds(const Rulebook& book, const Match& match);

}  // namespace cubenight::ultraman
