// What a match is like now, for whoever looks at it without playing: scenario files, the log, tools. Nothing here changes
// the match.
#pragma once

#include <vector>

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

// A step on the way to a character's BP (8.1, 11.6, 11.7), in the order in which they are worked out.
enum class BpStepKind : std::uint8_t {
    printed,  // state: the column of its state; amount: what stands there, no_bp where nothing does
    columns,  // every printed column is said to be amount
    grade,    // amount: grades up, below 0 down
    column,   // state: whose column counts after all grades, where it is another one
    extra,    // EXTRA takes its place: amount
    points,   // amount: BP more, below 0 less
    floor,    // BP is no less than 0 (11.7.2)
};
struct BpStep {
    BpStepKind kind = BpStepKind::printed;
    State state = State::single;
    bool reaches = true;    // false: the character is unaffected by it (grades and points)
    Source by = {};         // the text that makes the step; none for the rules' own, and where its card has gone since
    CardId card = no_card;  // whose text it is, wherever that card lies now
    int amount = 0;
    int value = 0;  // BP after the step
    Clause clause = Clause::none;
    friend bool operator==(const BpStep&, const BpStep&) = default;
};
// How numbers_of().bp comes about; the last step's value is the BP. REQUIRES: as numbers_of().
std::vector<BpStep> bp_steps(const Rulebook& book, const Match& match, Spot spot);

// A judge's correction goes on.
bool is_by_hand(const Match& match);

// What a scene's condition counts (2.4.2.3).
int rounds(const Rulebook& book, const Match& match);

}  // namespace cubenight::ultraman
