// What single filters ask of a Pokémon or card, and the numbers they compare.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// What is printed on the top card of a Pokémon, or on a card.
inline const CompiledCard& facts_of(const Game& g, Object object) {
    return object.is_pokemon() ? top_card(g, object.slot) : card(g, object.copy);
}
// Whether all filters of the set hold.
bool passes(Game& g, const Scope& scope, NodeIndex set, Object object);
// The same answer filter by filter, without what is known beforehand of cards (Rulebook::in_printed_set).
bool passes_each(Game& g, const Scope& scope, NodeIndex set, Object object);

int stat_of(Game& g, const Scope& scope, Stat stat, Object object);
// Whether the object is of that kind: printed, or by an effect.
bool is_kind(Game& g, const Scope& scope, const Node& kind, Object object);
bool passes_filter(Game& g, const Scope& scope, NodeIndex filter, Object object);
// The same kind asked of a card as printed, for what is no longer there.
bool printed_kind(const Scope& scope, const Node& kind, const CompiledCard& card);
// Of the cards that an `evolve` means by `with`, those that one of these Pokémon evolves into: from its name, or over a
// stage where the text names Stage 2 cards (JA C-12.b2), or whatever they are where the text says so.
CopySet cards_that_fit(Game& g, const Scope& scope, NodeIndex evolve, CopySet pokemon);
// The types that a type filter compares with: of a Pokémon now, of energy what it provides.
TypeSet types_of_object(Game& g, Object object);

// Whether a move_to (or no node) is onto the Bench or to the Active Spot.
bool goes_into_play(const Game& g, const Scope& scope, NodeIndex move_to);
// Whether a text may put the card into play together with those others: never a part of a V-UNION or LV.X (FI liite-a.play,
// term.lvx), a LEGEND with its other half alone (term.legend), a Restored Pokémon by what names it (liite-t.play).
bool may_come_by_text(const Game& g, const Scope& scope, CopyId copy, CopySet together);

}  // namespace cubenight::pokemon
