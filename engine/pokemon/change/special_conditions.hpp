// Special Conditions come and go; each reports it.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

void set_condition(Game& g, std::uint8_t slot, SpecialCondition condition, int counters);
// The clause that says what the condition does.
Clause clause_of(SpecialCondition condition);
void cure(Game& g, std::uint8_t slot, SpecialCondition condition, Clause clause);
// Tells which of the conditions that it had (bit per SpecialCondition) have ended with what was done.
void report_ended(Game& g, std::uint8_t slot, std::uint8_t had, Clause clause);

}  // namespace cubenight::pokemon
