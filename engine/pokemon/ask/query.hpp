// What a selection of a text means now. Nothing here changes the match or asks a player.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether the object is one of those that the selection means; ranges are not looked at.
bool selects(Game& g, const Scope& scope, NodeIndex selection, Object object);
// Calls f(attack, card that it is printed on) for each attack that the object has (JA D-06.b1).
template <class F>
void each_attack_had(const Game& g, Object object, F&& f) {
    const auto on_card = [&](CopyId copy) {
        const CompiledCard& c = card(g, copy);
        for (std::uint8_t i = 0; i < c.attack_count; ++i) f(c.attacks[i], copy, i);
    };
    if (object.is_pokemon()) each_text_card(g, object.slot, on_card);
    else on_card(object.copy);
}

// The parts of a select, in the order in which they stand.
struct SelectParts {
    NodeIndex range = no_node;
    NodeIndex base = no_node;
    NodeIndex set = no_node;
};
inline SelectParts parts_of(const Game& g, const Scope& scope, NodeIndex select) {
    SelectParts parts;
    parts.base = scope.node(g, select).first;
    if (parts.base != no_node && scope.node(g, parts.base).kind == NodeKind::range) {
        parts.range = parts.base;
        parts.base = scope.node(g, parts.range).next;
    }
    if (parts.base != no_node) parts.set = scope.node(g, parts.base).next;
    return parts;
}
// The filters on what is meant: those of attached cards stand inside their base. no_node where there are none.
NodeIndex own_filters(const Game& g, const Scope& scope, const SelectParts& parts);
// The first filter of that kind in a set, which may be no_node; nothing where there is none.
const Node* filter_of(const Game& g, const Scope& scope, NodeIndex set, NodeKind kind);

struct Candidates {
    CopySet set;  // Pokémon by their lowest card
    bool of_pokemon = false;
};
// All that one select could mean now; its range is not looked at.
Candidates candidates(Game& g, const Scope& scope, NodeIndex select);
// Whether there is any.
bool any_candidate(Game& g, const Scope& scope, NodeIndex select);
// All that a whole selection means now.
Candidates all_of(Game& g, const Scope& scope, NodeIndex selection);
// A Pokémon in play as an object.
inline Object pokemon_object(const Game& g, std::uint8_t slot) { return {g.m.pokemon[slot].bottom, slot}; }
// The object that a member of such a set is.
Object object_of(const Game& g, CopyId copy, bool of_pokemon);
// Keeps of the set only the members with the most or least of something, where the filters ask for that.
void keep_extremes(Game& g, const Scope& scope, NodeIndex filters, CopySet& set, bool of_pokemon);

// Those of the set that are Pokémon in play (their lowest cards).
CopySet in_play(const Match& m, CopySet set);
// Whether a statement that means all of the selection is followed even if there is nothing (ZH D-03.b2, difference 12).
bool follows_all_of_nothing(const Game& g, const Scope& scope, NodeIndex selection);
// Whose Bench a selection of cards goes to: their owner's, else the actor's.
SeatId bench_owner(Game& g, const Scope& scope, NodeIndex selection);
// It came into play or evolved this turn, or its player has no turn behind (JA A-05.b2).
bool too_early_to_evolve(const Game& g, std::uint8_t slot);

}  // namespace cubenight::pokemon
