// How often texts may be used: once each turn, once by name, once per game (JA E-12, E-14).
#pragma once

#include "engine/pokemon/flow.hpp"

namespace cubenight::pokemon {

// Whether a text that is limited by name or per game was used as often as it may be.
bool spent(const Game& g, const Program& program, std::uint8_t s);
// Marks a declared text as used where its limit says so.
void mark_used(Game& g, const Program& program, std::uint8_t s, std::uint8_t slot, int index, CopyId copy);

// The same of a text that waits for an event: it may be used at that moment, as often as its limit says (E-05 to E-07).
bool moment_spent(const Game& g, const Program& program, std::uint8_t s, std::uint8_t slot, CopyId source);
void mark_moment_used(Game& g, const Program& program, std::uint8_t s, std::uint8_t slot, CopyId source);

}  // namespace cubenight::pokemon
