#include "engine/cards/wording/readings.hpp"

namespace cubenight::wording {

bool is_countable(std::span<const Node> nodes, NodeIndex index) {
    if (index >= nodes.size()) return false;
    const Node& node = nodes[index];
    switch (node.kind) {
        case NodeKind::count:
        case NodeKind::heads:
        case NodeKind::prizes:
        case NodeKind::bench_room: return true;
        case NodeKind::stat:
            return sub_as<Stat>(node) == Stat::counters || sub_as<Stat>(node) == Stat::retreat ||
                   sub_as<Stat>(node) == Stat::extra_energy;
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::done:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

Scaled scaled(std::span<const Node> nodes, NodeIndex index) {
    if (index >= nodes.size()) return {};
    if (is_countable(nodes, index)) return {1, index};
    const Node& node = nodes[index];
    if (node.kind != NodeKind::multiply) return {};
    const NodeIndex left = node.first, right = nodes[left].next;
    if (nodes[left].kind == NodeKind::integer && is_countable(nodes, right)) return {nodes[left].number, right};
    if (nodes[right].kind == NodeKind::integer && is_countable(nodes, left)) return {nodes[right].number, left};
    return {};
}

bool leads_into_deck(std::span<const Node> nodes, NodeIndex index, NodeIndex next) {
    if (nodes[index].kind != NodeKind::put || next == no_node || nodes[next].kind != NodeKind::shuffle) return false;
    const Node& to = nodes[nodes[nodes[nodes[index].first].next].first];
    const Node& deck = nodes[nodes[next].first];
    return to.kind == NodeKind::into && deck.kind == NodeKind::zone && nodes[to.first].number == deck.number;
}

bool always_provides(std::span<const Node> nodes, NodeIndex first) {
    for (NodeIndex i : siblings_from(nodes, first)) {
        const NodeIndex target = nodes[i].first;
        if (nodes[i].kind != NodeKind::give || nodes[target].kind != NodeKind::selection) continue;
        const bool of_this = is_this(nodes[base_of(nodes, nodes[target].first)]);
        if (of_this && nodes[nodes[target].next].kind == NodeKind::provides) return true;
    }
    return false;
}

}  // namespace cubenight::wording
