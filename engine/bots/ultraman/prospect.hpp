// How well a match stands for a seat: whether this turn's judgement wins it, and what the next ones promise.
#pragma once

#include <span>

#include "engine/bots/ultraman/table.hpp"

namespace cubenight::ultraman::steady {

// Chances are counted in 1024ths, worth in 16384ths of a won match; a card more in hand is worth some hundred.
inline constexpr int sure = 1024;
inline constexpr int worth_of_card = 150;

struct Chances {
    int win = 0, lose = 0;
};

// How a judgement ends with battles of such chances: for the seat, for the other one, or else the match goes on.
// `needed`: battles that must be won at once (1.3.2).
Chances judgement(std::span<const Chances> battles, int needed);

// What the match, one that has been tried on the table, is worth to the seat of the table.
int worth(const Table& table, const Match& match);

}  // namespace cubenight::ultraman::steady
