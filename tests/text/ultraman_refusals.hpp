#pragma once

#include "engine/ultraman/match/clauses.hpp"

namespace cubenight::ultraman::text {

// The clauses by which the engine refuses, or says that a text that waited does nothing.
inline constexpr Clause refusals[] = {
    Clause::c1_2_2,   Clause::c2_3_5_2,    Clause::c5_1_2,    Clause::c5_4_1,    Clause::c5_5_3_1, Clause::c5_5_4_1,
    Clause::c5_6_1,   Clause::c5_6_2_1,    Clause::c5_6_2_2,  Clause::c5_6_2_3,  Clause::c5_8_2_1, Clause::c5_8_3_1,
    Clause::c6_3_1,   Clause::c6_3_2,      Clause::c6_3_3,    Clause::c9_4_1,    Clause::c9_4_2,   Clause::c9_4_4,
    Clause::c10_1_1,  Clause::c10_1_2,     Clause::c10_1_3_1, Clause::c10_1_3_2, Clause::c11_1,    Clause::c11_13_2,
    Clause::c11_15_1, Clause::rule_choice, Clause::rule_over, Clause::rule_hand};

}  // namespace cubenight::ultraman::text
