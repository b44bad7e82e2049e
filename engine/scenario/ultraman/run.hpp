// Running scenarios of the Ultraman Card Game: each statement in its order, to the first that does not come true, once or
// for as many seeds as the scenario says.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/scenario/ultraman/written/scenario.hpp"

namespace cubenight::ultraman::scenario {

enum class Verdict : std::uint8_t {
    passed,
    failed,  // something else happened than the scenario says
    wrong,   // the scenario cannot be played: an unknown card, a position that cannot be
};

struct Report {
    Verdict verdict = Verdict::passed;
    int line = 0;                  // of the statement that failed
    Saying statement;              // as it is written
    Saying reason;                 // what is the case instead
    std::vector<std::string> log;  // what happened until then, with clauses
    std::size_t since = 0;         // the first line of the log that belongs to the last act
    int seed = 0;                  // with which it failed; 0 where chance is told
};

Report run_scenario(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files = {});

// "FILE:LINE: TITLE: ...", with the log, in the language that `say` speaks; empty for a scenario that passed.
std::string told(const ScenarioFile& file, const Scenario& scenario, const Report& report,
                 const std::function<std::string(const Saying&)>& say = &Saying::english);

}  // namespace cubenight::ultraman::scenario
