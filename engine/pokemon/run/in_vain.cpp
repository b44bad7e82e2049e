#include "engine/pokemon/run/in_vain.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/pokemon/foresee/foresight.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

bool holds_any(const Game& g, const Scope& scope, NodeIndex index, std::initializer_list<NodeKind> kinds) {
    const Node& node = scope.node(g, index);
    if (std::find(kinds.begin(), kinds.end(), node.kind) != kinds.end()) return true;
    for (NodeIndex i = node.first; i != no_node; i = scope.node(g, i).next)
        if (holds_any(g, scope, i, kinds)) return true;
    return false;
}

// A `choose` in it names something for what stands behind the part, or lets that follow.
bool chooses_for_later(const Game& g, const Scope& scope, NodeIndex part) {
    unsigned names = 0;
    const NodeIndex behind = scope.facts(g, part).behind;
    for (NodeIndex i = part; i < behind; ++i)
        if (scope.node(g, i).kind == NodeKind::choose && scope.node(g, i).number < 8)
            names |= 1u << scope.node(g, i).number;
    if (names == 0) return false;
    for (NodeIndex i = behind; i < scope.program->size; ++i)
        if ((scope.facts(g, i).names & names) || scope.node(g, i).kind == NodeKind::then_) return true;
    return false;
}

}  // namespace

// Follows JA E-10.b2.
bool leads_nowhere(Game& g, const Scope& scope, NodeIndex part) {
    return !holds_any(g, scope, part, {NodeKind::shuffle, NodeKind::order, NodeKind::proceed}) &&
           !chooses_for_later(g, scope, part) && !part_could_change(g, scope, part);
}

bool asks_in_vain(Game& g, const Scope& scope, const Node& may) {
    return scope.node(g, may.first).next == no_node && leads_nowhere(g, scope, may.first);
}

bool asked_in_vain(Game& g) {
    if (g.m.choice.kind == ChoiceKind::trigger_order) return order_asked_in_vain(g);
    if (g.m.choice.kind != ChoiceKind::may || g.m.frames.empty() || g.m.frames.back().context == 0xFF) return false;
    const Context& context = context_of(g, g.m.frames.back());
    const Node& node = node_at(g, context, g.m.frames.back().node);
    return node.kind == NodeKind::may && asks_in_vain(g, scope_of(g, context), node);
}

}  // namespace cubenight::pokemon
