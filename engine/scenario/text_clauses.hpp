// Clauses about what a text does.
#pragma once

#include <string_view>

#include "engine/pokemon/rulebook.hpp"

namespace cubenight::scenario {

// Whether `wanted` is a clause about something that this text does: JA C-06 of a text that heals.
bool is_about_text(std::string_view wanted, const pokemon::Rulebook& book, const pokemon::Program& program);

}  // namespace cubenight::scenario
