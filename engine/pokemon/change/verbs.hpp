// The small verbs that change a match. Nothing else does; each reports an event with its clause.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

enum class PileEnd : std::uint8_t { top, bottom };

// Moves one card out of wherever it is to a zone of its owner (deck, hand, discard, lost, aside, prizes).
// REQUIRES: a free place, where it is to be a Prize card.
void move_card(Game& g, CopyId copy, Where to, Clause clause, PileEnd end = PileEnd::top);
// Draws the top card of a deck. False where the deck is empty.
bool draw_card(Game& g, SeatId seat, Clause clause);
// Puts a Basic Pokémon (or what counts as one) from anywhere into an empty slot on the Bench or, where `active`,
// the Active Spot. Returns its slot, or no_slot where the Bench is full or the card is no Pokémon.
enum class Spot : std::uint8_t { bench, active };
std::uint8_t put_into_play(Game& g, CopyId copy, SeatId seat, Spot spot, Clause clause);
// Puts a card on top of a Pokémon; what it has and was under stays.
void place_on_top(Game& g, std::uint8_t slot, CopyId copy, Clause clause);
// Puts an Evolution card on a Pokémon: damage and attached cards stay, conditions and effects end (JA A-05.b3, b4),
// or are kept too (difference 9).
void evolve(Game& g, std::uint8_t slot, CopyId copy, Clause clause, bool keeps_effects = false);
// Puts another card of the same Pokémon below (the other half of a LEGEND, the parts of a V-UNION).
void put_below(Game& g, std::uint8_t slot, CopyId copy, Clause clause);
// Takes the topmost Evolution card off, to a zone. False where there is none (JA C-13).
bool devolve(Game& g, std::uint8_t slot, Where to, Clause clause);
// The Stadium comes into play; another one that is there goes to its owner's discard pile (JA I-B-03.b2).
void put_stadium(Game& g, CopyId copy, SeatId by, Clause clause);
// Attaches a card (energy or Tool), or keeps a card under the Pokémon.
void attach(Game& g, CopyId copy, std::uint8_t slot, Where as, Clause clause);
// The Pokémon leaves play: its own cards go to `own`, attached cards to `attached` (piles of their owners).
void leave_play(Game& g, std::uint8_t slot, Where own, Where attached, Clause clause, PileEnd end = PileEnd::top);
// The Pokémon on the Bench becomes the Active one; the old Active goes to the Bench in its place and loses
// conditions and effects (JA A-03.b6, C-03.b4).
void switch_active(Game& g, SeatId seat, std::uint8_t bench_slot, EventKind why, Clause clause);
// A Benched Pokémon comes to the empty Active Spot (JA I-D.b3.5).
void promote(Game& g, SeatId seat, std::uint8_t bench_slot, Clause clause);

void put_counters(Game& g, std::uint8_t slot, int points, Clause clause);
// Removes up to so many points; returns how many were removed.
int heal(Game& g, std::uint8_t slot, int points, Clause clause);
// It has used none of its abilities this turn.
void forget_uses(Game& g, std::uint8_t slot);
// Conditions, and effects that the Pokémon received, end: all of them, or those of attacks (going to the Bench or
// evolving where the rules say so, option `all_effects_end`).
enum class Effects : std::uint8_t { of_attacks, all };
void end_effects_on(Game& g, std::uint8_t slot, Effects which, Clause clause);
// Which of them end on the Bench and on evolving (JA A-03.b6, A-05.b4; FI turn.retreat.effects).
Effects ending_effects(const Game& g);

// The attack that damaged Pokémon is over.
void forget_hits(Game& g);
// The match is over.
void finish(Game& g, Outcome outcome, Ending ending, Clause clause);

}  // namespace cubenight::pokemon
