// Cards that a player moves by hand: from where, which, and where to.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// What is moved: a card, or a whole Pokémon (copy is its highest card).
struct HandMove {
    CopyId copy = no_copy;
    HandPlace from = HandPlace::hand;
};

// Whether a player can take something from there: it holds cards, and that player may see which or needs not.
bool can_take_from(const Game& g, SeatId actor, HandPlace from, SeatId whose);
// The cards among which the player then chooses; of `pokemon` and `highest` the highest cards of the Pokémon. Nothing where
// it is not the player who chooses: the top or bottom card, a random one.
CopySet cards_there(const Game& g, SeatId actor, HandPlace from, SeatId whose);
// Whether chance chooses.
constexpr bool is_random(HandPlace from, bool own) {
    return from == HandPlace::random_hand || (from == HandPlace::prizes && !own);
}
// Whether it can come to lie there; always on its owner's side.
bool can_go_to(Game& g, HandMove move, HandPlace to);
// Pokémon that it can be put on.
CopySet hosts_of(const Game& g, HandMove move);
// REQUIRES: can_go_to; for `pokemon` a slot of hosts_of.
void move_by_hand(Game& g, SeatId actor, HandMove move, HandPlace to, std::uint8_t host);

}  // namespace cubenight::pokemon
