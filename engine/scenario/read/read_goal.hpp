// What a puzzle's player is to reach, and by when.
#pragma once

#include "engine/scenario/read/read_expectations.hpp"

namespace cubenight::scenario {

class GoalReader {
public:
    GoalReader(RefReader& refs, ExpectationReader& expectations)
        : refs_(refs), in_(refs.in()), expectations_(expectations) {}

    // What follows the word `goal` in the text that is read.
    Goal read(std::string_view text);

private:
    void what(Goal& goal);

    RefReader& refs_;
    TokenReader& in_;
    ExpectationReader& expectations_;
};

}  // namespace cubenight::scenario
