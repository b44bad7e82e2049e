// Whether a puzzle's goal is reached, can still be, or is missed.
#pragma once

#include "engine/scenario/play/table.hpp"

namespace cubenight::scenario {

class GoalKeeper {
public:
    // REQUIRES: the table stands at its beginning.
    GoalKeeper(const Goal& goal, const Table& table);

    // After each act: how it stands now, if it stood so before. What happened up to the end of the goal's last turn counts,
    // the Checkup behind it too.
    GoalState look(Table& table, GoalState before) const;
    // The last turn in which it can be reached.
    int last_turn() const { return last_turn_; }

private:
    bool holds(Table& table) const;

    const Goal& goal_;
    int prizes_;         // that the first player had at the beginning
    int sudden_deaths_;  // games that had been drawn by then
    int last_turn_;
};

}  // namespace cubenight::scenario
