// What a seat may do in its turn, and by which clause not. The lists of options and the refusals come from here,
// so that they cannot disagree.
#pragma once

#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {

// Each returns Clause::none where it may be done, else the clause that forbids it. The seat is the turn's.
Clause why_not_play(Game& g, CopyId copy);
Clause why_not_evolve(Game& g, std::uint8_t slot, CopyId copy);
Clause why_not_attach_tool(Game& g, std::uint8_t slot, CopyId copy);
Clause why_not_attach_energy(Game& g, std::uint8_t slot, CopyId copy);
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
// The parts that lie in the discard pile with this one, each different; how many.
int union_parts(const Game& g, CopyId copy, CopyId (&parts)[4]);
// The two cards make one LEGEND (FI term.legend).
bool are_halves(const Game& g, CopyId one, CopyId other);
// The other half of a LEGEND in hand, or no_copy.
CopyId other_half(const Game& g, CopyId copy);
// The clause that forbids an option of the main phase, whatever it is.
Clause why_not(Game& g, Option option);

// Only attacks and the end of the turn.
void offer_attacks(Game& g);
// The actions of the turn's seat, in a fixed order: cards in hand, abilities, Stadium, retreat, attacks, end.
void offer_actions(Game& g);
// Carries them out.
void discard_fossil(Game& g, std::uint8_t slot);
void assemble_union(Game& g, CopyId part);

}  // namespace cubenight::pokemon
