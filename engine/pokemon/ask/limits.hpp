// How often texts may be used: once each turn, once by name, once per game (JA E-12, E-14).
#pragma once

#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {

// A word as the lists of a match hold it: whose it is in bit 15.
constexpr std::uint16_t seat_word(std::uint16_t word, std::uint8_t s) {
    return static_cast<std::uint16_t>(word | s << 15);
}
// What a seat has done once in the match by that word.
bool done_in_game(const Game& g, std::uint16_t word, std::uint8_t s);
void note_in_game(Game& g, std::uint16_t word, std::uint8_t s);
// The use that was marked last was none (ZH D-01, difference 2).
void take_back_use(Game& g, const Program& program, std::uint8_t s);

// Whether a text that is limited by name or per game was used as often as it may be.
bool spent(const Game& g, const Program& program, std::uint8_t s);
// Marks a declared text as used where its limit says so.
void mark_used(Game& g, const Program& program, std::uint8_t s, std::uint8_t slot, int index, CopyId copy);

// The same of a text that waits for an event: it may be used at that moment, as often as its limit says (E-05 to E-07).
bool moment_spent(const Game& g, const Program& program, std::uint8_t s, std::uint8_t slot, CopyId source);
void mark_moment_used(Game& g, const Program& program, std::uint8_t s, std::uint8_t slot, CopyId source);

}  // namespace cubenight::pokemon
