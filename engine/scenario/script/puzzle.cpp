#include "engine/scenario/script/puzzle.hpp"

namespace cubenight::scenario {

Saying not_as_wanted(GoalState wanted, GoalState state) {
    if (wanted == GoalState::reached) return saying("what the scenario does then does not reach the goal");
    return state == GoalState::reached ? saying("this line reaches the goal and is not wrong")
                                       : saying("behind this line the goal can still be reached");
}

}  // namespace cubenight::scenario
