// Taking a card out of wherever it lies, with all that this undoes, and its arrival elsewhere. Nothing is reported here.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// The pile of its owner, or that of cards out of every zone; nothing where cards do not lie in piles.
Pile* pile_of(Game& g, CopyId copy, Where where);
// The card is nowhere then. `rest_stays`: what is left of a Pokémon that it is taken from stays in play.
void take_out(Game& g, CopyId copy, bool rest_stays = true);
// The card is there now, and another one than before as far as its stay goes.
void arrive(Game& g, CopyId copy, Where where);

// The Pokémon stands in no place of its side any more.
void leave_spot(Game& g, std::uint8_t slot);
// The Pokémon is gone, and with it all that was said of it, whatever comes to its slot later.
void forget_pokemon(Game& g, std::uint8_t slot, CopyId bottom);

}  // namespace cubenight::pokemon
