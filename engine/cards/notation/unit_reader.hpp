// Units of energy, as costs, `provides` fields and modifiers write them: letters, (GRW), any 2.
#pragma once

#include <vector>

#include "engine/cards/notation/tokens.hpp"
#include "engine/cards/types.hpp"

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

}  // namespace cubenight
