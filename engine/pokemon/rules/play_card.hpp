// Cards from hand (JA, I-B, I-C), and Pokémon that come into play or leave it otherwise by a rule.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// Begins to play a card from hand.
void play_card(Game& g, SeatId seat, CopyId copy);
// Which card a frame of that procedure plays.
CopyId card_played(const Frame& frame);
// The Stadium comes into play, and one that is there is heard as it is discarded (JA I-B-03.b2).
void replace_stadium(Game& g, CopyId copy, SeatId by, Clause clause, std::uint8_t cause);
// What an energy or a Tool costs its player as it is attached from hand, by the rules or by a text (JA D-08.b1, E-07.b1).
// True where there is something to pay.
bool push_price(Game& g, CopyId copy);
// A fossil in play is discarded by its player.
void discard_fossil(Game& g, std::uint8_t slot);
// The four parts of a V-UNION enter together from the discard pile (FI liite-a).
void assemble_union(Game& g, CopyId part);

void step_play_card(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
