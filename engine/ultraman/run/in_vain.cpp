#include "engine/ultraman/run/in_vain.hpp"

#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/ask/query.hpp"

namespace cubenight::ultraman {
namespace {

// Some part of the selection asks for a variable that may get its meaning first.
bool names_variables(const Scope& scope, NodeIndex node) {
    for (NodeIndex i = node; i < subtree_end({scope.nodes, scope.text->size}, node); ++i)
        if (scope.node(i).kind == NodeKind::var || scope.node(i).kind == NodeKind::variable ||
            (scope.node(i).kind == NodeKind::kind && sub_as<KindWord>(scope.node(i)) == KindWord::variable))
            return true;
    return false;
}

bool means_nobody(Game& g, const Scope& scope, NodeIndex selection) {
    return scope.node(selection).kind == NodeKind::selection && !names_variables(scope, selection) &&
           all_of(g, scope, selection).empty();
}

}  // namespace

bool is_in_vain(Game& g, const Scope& scope, NodeIndex statement) {
    const Node& node = scope.node(statement);
    // What follows may find what is brought about before it: of a block the only statement decides.
    if (node.kind == NodeKind::block)
        return node.first == no_node || (scope.node(node.first).next == no_node && is_in_vain(g, scope, node.first));
    if (node.kind == NodeKind::draw)
        return !names_variables(scope, statement) &&
               (g.m.seats[scope.actor].deck.empty() || number_of(g, scope, node.first) <= 0);
    const bool of_selection = node.kind == NodeKind::put || node.kind == NodeKind::discard ||
                              node.kind == NodeKind::exile || node.kind == NodeKind::look ||
                              node.kind == NodeKind::negate || node.kind == NodeKind::use_text ||
                              node.kind == NodeKind::swap || node.kind == NodeKind::stack;
    return of_selection && means_nobody(g, scope, node.first);
}

}  // namespace cubenight::ultraman
