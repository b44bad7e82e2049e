#include "engine/scenario/goal.hpp"

#include <algorithm>

#include "engine/scenario/judge/expect.hpp"

namespace cubenight::scenario {

using pokemon::Outcome;

namespace {

int prizes_left(const Table& table) {
    const auto& prizes = table.match().seats[pokemon::seat0].prizes;
    return static_cast<int>(std::ranges::count_if(prizes, [](CopyId copy) { return copy != no_copy; }));
}

}  // namespace

GoalKeeper::GoalKeeper(const Goal& goal, const Table& table)
    : goal_(goal), prizes_(prizes_left(table)), sudden_deaths_(table.match().sudden_deaths),
      last_turn_(goal.before ? *goal.before - 1 : static_cast<int>(table.match().turn)) {}

GoalState GoalKeeper::look(Table& table, GoalState before) const {
    if (before != GoalState::open) return before;
    // A game that begins again after a draw is another one.
    const bool drawn = table.match().sudden_deaths != sudden_deaths_;
    if (!drawn && holds(table)) return GoalState::reached;
    const bool late = drawn || table.match().turn > last_turn_;
    return late || table.match().outcome != Outcome::running ? GoalState::failed : GoalState::open;
}

bool GoalKeeper::holds(Table& table) const {
    switch (goal_.kind) {
        case GoalKind::win:
            return table.match().outcome == play::win_of(pokemon::seat0) && table.match().turn <= last_turn_;
        case GoalKind::take_prizes: return prizes_ - prizes_left(table) >= goal_.prizes;
        case GoalKind::knock_out:
        case GoalKind::so: return Judge(table).find(goal_.what).holds;
    }
    return false;
}

}  // namespace cubenight::scenario
