#include "engine/scenario/ultraman/goal.hpp"

#include "engine/scenario/ultraman/judge/judge.hpp"

namespace cubenight::ultraman::scenario {

GoalKeeper::GoalKeeper(const Goal& goal, const Table& table)
    : goal_(goal), last_turn_(goal.before ? *goal.before - 1 : static_cast<int>(table.match().turn)) {}

GoalState GoalKeeper::look(Table& table, GoalState before) const {
    if (before != GoalState::open) return before;
    if (Judge(table).find(goal_.what.what).holds != goal_.what.negated) return GoalState::reached;
    const bool late = table.match().turn > last_turn_;
    return late || table.match().outcome != Outcome::running ? GoalState::failed : GoalState::open;
}

}  // namespace cubenight::ultraman::scenario
