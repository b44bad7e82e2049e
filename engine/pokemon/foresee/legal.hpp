// What a seat may do in its turn, and by which clause not. The lists of options and the refusals come from here,
// so that they cannot disagree.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Each returns Clause::none where it may be done, else the clause that forbids it. The seat is the turn's.
Clause why_not_play(Game& g, CopyId copy);
// Onto the seat's own Bench.
Clause why_not_bench(Game& g, SeatId seat);
Clause why_not_evolve(Game& g, std::uint8_t slot, CopyId copy);
Clause why_not_attach_tool(Game& g, std::uint8_t slot, CopyId copy);
Clause why_not_attach_energy(Game& g, std::uint8_t slot, CopyId copy);
// An attack that the Pokémon has, and by its place among those.
Clause why_not_use(Game& g, std::uint8_t slot, const CompiledAttack& attack);
Clause why_not_attack(Game& g, int index);
Clause why_not_retreat(Game& g);
Clause why_not_ability(Game& g, std::uint8_t slot, int index);
// Abilities that work from hand or discard pile.
Clause why_not_ability_of_card(Game& g, CopyId copy, int index);
Clause why_not_use_stadium(Game& g);
// A fossil in play may be discarded by its player.
Clause why_not_discard_self(Game& g, std::uint8_t slot);
// The four parts of a V-UNION enter together from the discard pile, once per game and name (FI liite-a).
Clause why_not_assemble(Game& g, CopyId copy);
// The clause that forbids an option of the main phase, whatever it is.
Clause why_not(Game& g, Option option);

}  // namespace cubenight::pokemon
