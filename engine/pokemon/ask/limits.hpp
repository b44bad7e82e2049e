// How often texts may be used: once each turn, once by name, once per game (JA E-12, E-14).
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// A word as the lists of a match hold it: whose it is in bit 15.
constexpr std::uint16_t seat_word(std::uint16_t word, SeatId seat) {
    return static_cast<std::uint16_t>(word | seat.value << 15);
}
// Bit 14 of such a word: used by an ability of that name which does not bind others by its text.
inline constexpr std::uint16_t used_freely = 1u << 14;

// Whether a seat has done once in the match what that word says.
bool done_in_game(const Game& g, std::uint16_t word, SeatId seat);
// Whether a text that is limited by name or per game was used as often as it may be.
bool spent_by_limit(const Game& g, const Program& program, SeatId seat);
inline bool spent(const Game& g, const Program& program, SeatId seat) {
    return (program.name_binds || program.once == OnceLimit::per_game) && spent_by_limit(g, program, seat);
}
// The same of a text that waits for an event (E-05 to E-07).
bool moment_spent(const Game& g, const Program& program, SeatId seat, std::uint8_t slot, CopyId source);
// Which ability of the Pokémon has that text, or -1.
int index_of(const Game& g, const Program& program, std::uint8_t slot);

}  // namespace cubenight::pokemon
