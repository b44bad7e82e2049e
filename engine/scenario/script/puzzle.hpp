// What puzzles have in any card game: a goal, lines of play that do not reach it, and how a line that was played is judged.
#pragma once

#include <cstddef>
#include <utility>

#include "engine/core/saying.hpp"
#include "engine/language/tokens.hpp"
#include "engine/scenario/script/lists.hpp"

namespace cubenight::scenario {

// Reads a goal or a wrong line, where one stands there; both stand before the first action. `read_goal()`: what follows the
// word; `read_step()`: one action into the scenario's statements.
template <class Scenario, class ReadGoal, class ReadStep>
bool read_puzzle(TokenReader& in, Scenario& scenario, ReadGoal read_goal, ReadStep read_step) {
    const std::size_t begin = in.position();
    const auto stands_first = [&] {
        if (!scenario.statements.empty()) in.fail_at(begin, saying("the goal stands before the first action"));
    };
    if (in.accept_word("goal")) {
        if (scenario.goal) in.fail_at(begin, saying("a scenario has one goal"));
        stands_first();
        scenario.goal = read_goal();
        return true;
    }
    if (!in.is_word("wrong") || !in.is_mark("{", 1)) return false;
    if (!scenario.goal) in.fail_at(begin, saying("`wrong` stands behind the goal that it does not reach"));
    stands_first();
    scenario.wrong.push_back({in.line(), {}});
    in.skip(2);
    while (!in.accept_mark("}") && !in.failed()) {
        if (in.accept_mark(";")) continue;
        if (in.at_end()) in.expected(saying("`}`"));
        else read_step();
    }
    std::swap(scenario.wrong.back().statements, scenario.statements);
    return true;
}

// Why a line that ends so is not what it is meant to be. REQUIRES: it does not end as wanted.
Saying not_as_wanted(GoalState wanted, GoalState state);

}  // namespace cubenight::scenario
