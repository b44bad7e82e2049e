// Which cards a text may attach to whom (JA C-09, C-10).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Effects attach no second Tool either (JA I-B-01.b4).
bool has_room_for(Game& g, std::uint8_t slot, CopyId copy);
// What attaching it from hand costs can be paid (JA D-08.b1). A price that is to be paid by attaching is not asked for
// its own prices.
bool has_price(Game& g, CopyId copy);
// A card of its owner that is no part of that Pokémon itself.
bool may_receive(const Game& g, std::uint8_t slot, CopyId copy);
// Of a Pokémon in play its highest card.
CopyId attached_card(const Game& g, CopyId copy);
// Whether the card may be attached to that Pokémon by an effect: its own text, and no "can't".
bool may_attach(Game& g, std::uint8_t slot, CopyId copy);
// Cards of the selection that some Pokémon of `to` may hold.
CopySet attachable(Game& g, const Scope& scope, NodeIndex selection, NodeIndex to);

}  // namespace cubenight::pokemon
