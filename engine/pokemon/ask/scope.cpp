#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

Scope scope_of(const Game& g, const Context& context) {
    Scope scope;
    scope.program = &g.book.program(context.program);
    scope.nodes = g.book.nodes(*scope.program);
    scope.controller = context.controller;
    scope.actor = context.actor;
    scope.source = context.source;
    scope.kind = context.kind;
    scope.context = &context;
    scope.event = context.event;
    const bool stays = context.slot != no_slot && g.m.pokemon[context.slot].in_play() &&
                       g.m.pokemon[context.slot].arrived == context.source_arrived;
    scope.slot = stays ? context.slot : no_slot;
    return scope;
}

Scope scope_of(const Game& g, const Lasting& lasting) {
    Scope scope;
    scope.program = &g.book.program(lasting.program);
    scope.nodes = g.book.nodes(*scope.program);
    scope.controller = scope.actor = lasting.controller;
    scope.source = lasting.source;
    scope.slot = lasting.slot;
    scope.kind = lasting.kind;
    scope.lasting = &lasting;
    return scope;
}

SeatId seat_of(const Scope& scope, Player player) {
    switch (player) {
        case Player::me: return scope.controller;
        case Player::them: return opponent(scope.controller);
        case Player::owner:
            return scope.event.subject_copy != no_copy ? owner(scope.event.subject_copy) : owner(scope.source);
        case Player::both: return scope.actor;
    }
    return scope.controller;
}

bool player_includes(const Scope& scope, Player player, SeatId seat) {
    return player == Player::both || seat_of(scope, player) == seat;
}

bool names_attack(const Game& g, const Scope& scope, NodeIndex attack_name, int word) {
    const Node& node = scope.node(g, attack_name);
    if (names_per_game(node)) return g.book.is_used_once_as(static_cast<std::uint16_t>(word), node.number);
    if (!names_chosen(node)) return node.number == word;
    const Binding* binding = find_binding(scope, node.number);
    return binding && binding->kind == Binding::Kind::attack && binding->value == word;
}

const Binding* find_binding(const Scope& scope, int variable) {
    if (scope.given && variable == scope.given_as) return scope.given;
    if (scope.context && variable >= 0 && variable < most_variables)
        return &scope.context->bindings[static_cast<std::size_t>(variable)];
    if (scope.lasting)
        for (int i = 0; i < 2; ++i)
            if (scope.lasting->variables[i] == variable) return &scope.lasting->bindings[i];
    return nullptr;
}

CopySet live_members(const Game& g, const Binding& binding) {
    if (binding.kind != Binding::Kind::cards && binding.kind != Binding::Kind::pokemon) return {};
    CopySet set;
    for (CopyId copy : binding.set) {
        if (binding.kind == Binding::Kind::pokemon) {
            const std::uint8_t slot = slot_of(g.m, copy);
            if (slot != no_slot && g.m.pokemon[slot].arrived <= binding.serial) set.insert(copy);
        } else if (g.m.copies[copy.value].arrived <= binding.serial) {
            set.insert(copy);
        }
    }
    return set;
}

}  // namespace cubenight::pokemon
