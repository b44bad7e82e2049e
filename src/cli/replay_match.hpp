// One match of a saved night, told step by step.
#pragma once

#include <string>

#include "src/night/conductor.hpp"

namespace cubenight::cli {

// Which match: "2.1" is round 2, table 1; both from 1. `wait`: each step waits for Enter.
struct WantedMatch {
    int round = 0;
    int table = 0;
    bool wait = false;
};

// Reads "2.1". Nothing where it is written otherwise.
std::optional<WantedMatch> read_wanted(const std::string& text);

// Plays the match's steps again from its decks and seed and tells each with what came of it and the clauses that it
// follows. False, with the reason on stderr, where there is no such match, it was not played here, or its steps do
// not lead to the result that the night holds.
bool replay_match(const Conductor& conductor, const WantedMatch& wanted);

}  // namespace cubenight::cli
