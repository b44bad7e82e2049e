// What cards and effects write alike: units of energy (letters, (GRW), any 2), and amounts of Weakness and Resistance.
#pragma once

#include <vector>

#include "engine/cards/card.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {

inline constexpr std::size_t most_units = 20;

// The type of an energy letter, or nothing.
std::optional<Type> type_of_letter(char letter);

// Letters one after another, e.g. CCR; fails where none stands here.
std::vector<TypeSet> read_letters(TokenReader& in);
// Units of any kind, at least one.
std::vector<TypeSet> read_units(TokenReader& in);
// "CC (GRW) any 1": what read_units reads.
std::string write_units(const std::vector<TypeSet>& units);

// x2, +20 or -30 stands here.
bool at_amount(const TokenReader& in);
// Reads it into the operation and value; fails where none stands here.
void read_amount(TokenReader& in, Affinity& affinity);
std::string write_amount(const Affinity& affinity);

}  // namespace cubenight
