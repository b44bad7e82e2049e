// From where a text speaks, and what its words for players, sides and variables mean there.
#pragma once

#include "engine/language/tree.hpp"
#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

struct Scope {
    const CompiledText* text = nullptr;
    const Node* nodes = nullptr;
    SeatId controller{0};
    SeatId actor{0};
    CopyId source = no_copy;
    Spot spot = no_spot;               // the character that `this` is, while there is one
    const Context* context = nullptr;  // of a running text
    const Lasting* lasting = nullptr;  // of an effect that outlived its text
    const Match* match = nullptr;      // where the variables are held that it asks for
    const EventFacts* event = nullptr;

    const Node& node(NodeIndex index) const { return nodes[index]; }
};

Scope scope_of(const Game& g, const Context& context);
Scope scope_of(const Game& g, const Lasting& lasting);
// A text as it stands on a card.
Scope scope_of(const Game& g, CopyId source, const CompiledText& text);

// The seat that a player word means; nothing for `both`.
inline SeatId seat_of(const Scope& scope, Player player) {
    switch (player) {
        case Player::me: return scope.controller;
        case Player::them: return opponent(scope.controller);
        case Player::owner: return scope.source == no_copy ? scope.controller : owner(scope.source);
        case Player::both: break;
    }
    return scope.controller;
}

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

// What a variable holds; a binding of nothing where it was never bound.
Binding binding_of(const Scope& scope, int variable);
// Those of a variable's cards or characters that a statement still means.
CopySet meant(const Match& m, const Scope& scope, const Binding& binding);

}  // namespace cubenight::ultraman
