#include "engine/ultraman/ask/scope.hpp"

namespace cubenight::ultraman {

Scope scope_of(const Game& g, const Context& context) {
    Scope scope = scope_of(g, context.source, g.book.text(context.program));
    scope.controller = context.controller;
    scope.actor = context.actor;
    scope.context = &context;
    scope.event = &context.event;
    return scope;
}

Scope scope_of(const Game& g, const Lasting& lasting) {
    Scope scope = scope_of(g, lasting.source, g.book.text(lasting.program));
    scope.controller = scope.actor = lasting.controller;
    scope.lasting = &lasting;
    scope.match = &g.m;
    return scope;
}

Scope scope_of(const Game& g, CopyId source, const CompiledText& text) {
    Scope scope;
    scope.text = &text;
    scope.nodes = g.book.nodes(text);
    scope.source = source;
    scope.controller = scope.actor = owner(source);
    scope.spot = spot_of(g.m, source);
    return scope;
}

Binding binding_of(const Scope& scope, int variable) {
    if (scope.context && variable >= 0 && variable < most_variables)
        return scope.context->bindings[static_cast<std::size_t>(variable)];
    if (scope.lasting && scope.lasting->group)
        for (const Lasting& held : scope.match->lasting)
            if (is_held(held) && held.group == scope.lasting->group && held.variable == variable) return held_by(held);
    return {};
}

CopySet meant(const Match& m, const Scope& scope, const Binding& binding) {
    CopySet set = binding.set;
    if (binding.kind == Binding::Kind::characters) {
        if (scope.context) set -= scope.context->left;
        for (CopyId spot : set)
            if (!at(m, Spot{spot.value}).there()) set.erase(spot);
    } else if (scope.context) {
        set -= scope.context->gone;
    }
    return set;
}

}  // namespace cubenight::ultraman
