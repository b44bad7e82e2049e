// House rules of a cube as its file says them.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/rule_set.hpp"

namespace cubenight::workshop {

// A rule about Weakness as OpenedCube::set_rule takes it.
struct WeaknessLine {
    std::string rule;   // "weakness of psychic"
    std::string value;  // "psychic x2"
};
std::vector<WeaknessLine> weakness_lines(const RuleSet& rules);

// That Pokémon of a type have a Weakness against it, as the cube document has it for Psychic.
WeaknessLine weakness_line(const WeaknessRule& rule);

}  // namespace cubenight::workshop
