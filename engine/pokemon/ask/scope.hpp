// From where a text speaks, and what its words for players, sides and variables mean there.
#pragma once

#include "engine/language/tree.hpp"
#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/match/happening.hpp"

namespace cubenight::pokemon {

// From where a text speaks: whose it is, what `this` and `holder` are, what its variables hold.
struct Scope {
    const Program* program = nullptr;
    const Node* nodes = nullptr;  // of the program
    SeatId controller{0};
    SeatId actor{0};
    CopyId source = no_copy;
    std::uint8_t slot = no_slot;  // its Pokémon: the source itself, or what it is attached to
    TextKind kind = TextKind::rule;
    std::uint8_t open = 0;  // bits of variables that are not known yet: filters that ask for them keep nobody out
    const Context* context = nullptr;  // of a running text
    const Lasting* lasting = nullptr;  // of an effect that outlived its text
    EventFacts event;
    const Binding* given = nullptr;  // who it is given to, where a `give` names each of them (`as $p`)
    std::uint8_t given_as = 0xFF;    // by this variable

    const Node& node(const Game&, NodeIndex index) const { return nodes[index]; }
    const NodeFacts& facts(const Game& g, NodeIndex index) const { return g.book.facts(*program, index); }
};

Scope scope_of(const Game& g, const Context& context);
Scope scope_of(const Game& g, const Lasting& lasting);
// A text that stands by itself on a card in play. A Tool on the opponent's Pokémon speaks for its owner.
inline Scope scope_of_card(const Game& g, const Program& program, CopyId source, std::uint8_t slot) {
    Scope scope;
    scope.program = &program;
    scope.nodes = g.book.nodes(program);
    scope.controller = scope.actor = source != no_copy ? owner(source) : slot_seat(slot);
    scope.source = source;
    scope.slot = slot;
    scope.kind = program.kind;
    return scope;
}

// The same, carried out by that seat.
inline Scope scope_of_card(const Game& g, const Program& program, CopyId source, std::uint8_t slot, SeatId user) {
    Scope scope = scope_of_card(g, program, source, slot);
    scope.controller = scope.actor = user;
    return scope;
}

// The variables that the parts of a selection bind (`as $x`), bit by bit.
inline unsigned names_given(const Scope& scope, NodeIndex selection) {
    unsigned names = 0;
    for (NodeIndex i = scope.nodes[selection].first; i != no_node; i = scope.nodes[i].next)
        if (scope.nodes[i].number > 0) names |= 1u << (scope.nodes[i].number - 1);
    return names;
}

// The Pokémon whose attack or Ability speaks; nobody of a Trainer.
inline std::uint8_t cause_of(const Scope& scope) {
    return scope.kind == TextKind::attack || scope.kind == TextKind::ability ? scope.slot : no_slot;
}

// The text itself, as what brings an event about. What an attack lets wait is its effect when it comes true, too.
// Its Pokémon may have left play by it (card_that_left).
inline DoneBy done_by(const Scope& scope) {
    const TextKind kind = scope.program->kind == TextKind::attack ? TextKind::attack : scope.kind;
    const bool of_pokemon = scope.kind == TextKind::attack || scope.kind == TextKind::ability;
    const std::uint8_t slot = of_pokemon && scope.context ? scope.context->slot : cause_of(scope);
    return {kind, false, slot, scope.source};
}

// Whether `this` means a Pokémon in that scope, and not a card.
inline bool this_is_pokemon(const Scope& scope) {
    return scope.slot != no_slot && (scope.kind == TextKind::attack || scope.kind == TextKind::ability);
}

// The seat that a player word means; nothing for `both`.
SeatId seat_of(const Scope& scope, Player player);
bool player_includes(const Scope& scope, Player player, SeatId seat);
inline bool side_includes(const Scope& scope, Side side, SeatId seat) {
    switch (side) {
        case Side::my: return seat == scope.controller;
        case Side::their: return seat != scope.controller;
        case Side::own: return seat == scope.actor;
        case Side::any:
        case Side::none: return true;
    }
    return false;
}
// Whether an `attack_name` means the attack of that name (a word).
bool names_attack(const Game& g, const Scope& scope, NodeIndex attack_name, int word);

// What a binding still holds: members whose stay has not ended.
CopySet live_members(const Game& g, const Binding& binding);
const Binding* find_binding(const Scope& scope, int variable);

}  // namespace cubenight::pokemon
