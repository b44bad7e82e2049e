// Whether a puzzle's goal is reached, can still be, or is missed.
#pragma once

#include "engine/scenario/ultraman/play/table.hpp"

namespace cubenight::ultraman::scenario {

class GoalKeeper {
public:
    // REQUIRES: the table stands at its beginning.
    GoalKeeper(const Goal& goal, const Table& table);

    // After each act: how it stands now, if it stood so before. What has come of it by the end of the goal's last turn counts.
    GoalState look(Table& table, GoalState before) const;
    // The last turn in which it can be reached.
    int last_turn() const { return last_turn_; }

private:
    const Goal& goal_;
    int last_turn_;
};

}  // namespace cubenight::ultraman::scenario
