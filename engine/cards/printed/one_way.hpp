// What the notation can say in several ways of one meaning is written in one of them, as the program's own sentences are read.
#pragma once

#include <string>

namespace cubenight::printed {

// "inflict poisoned & burned on S" is "inflict burned & poisoned on S": Special Conditions in the order of the notation.
std::string with_conditions_in_order(std::string text);

// "not (A and B)" is "(not A or not B)", and "not (A or B)" of several things is "(not A and not B)".
std::string with_negations_inside(std::string text);

// What attacks do to Benched Pokémon alone is not affected by Weakness and Resistance.
std::string with_plain_bench_damage(std::string text);

}  // namespace cubenight::printed
