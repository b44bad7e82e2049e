// What the notation can say in several ways of one meaning is written in one of them, as the program's own sentences are read.
#pragma once

#include <string>

namespace cubenight::printed {

// "inflict poisoned & burned on S" is "inflict burned & poisoned on S": Special Conditions in the order of the notation.
std::string with_conditions_in_order(std::string text);

// "not (A and B)" is "(not A or not B)", and "not (A or B)" of several things is "(not A and not B)".
std::string with_negations_inside(std::string text);

// "count(energy[E] on this) >= 1" is "this is energy[E] >= 1", "left(this) > 10" is "this is left > 10", "heads < 2" is
// "heads <= 1", "not count(S) + 1 > 7" is "count(S) + 1 <= 7".
std::string with_questions_of_one(std::string text);

// "any $a[K]" of a Pokémon that was chosen is "$a is K".
std::string with_chosen_asked(std::string text);

// "any.pokemon[name A] and any.pokemon[name B]" is "any.pokemon[name A or name B]".
std::string with_names_together(std::string text);

// What attacks do to Benched Pokémon alone is not affected by Weakness and Resistance.
std::string with_plain_bench_damage(std::string text);

}  // namespace cubenight::printed
