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

namespace {

Side other_side(Side side) {
    if (side == Side::my) return Side::their;
    return side == Side::their ? Side::my : side;
}

// Whether the two nodes, without those below them, are each other's mirror.
bool mirrors_alone(const Node& left, const Node& right) {
    if (left.kind == NodeKind::place || left.kind == NodeKind::zone)
        return left.sub == right.sub && other_side(static_cast<Side>(left.number)) == static_cast<Side>(right.number);
    if (left.kind == NodeKind::player)
        return (sub_as<Player>(left) == Player::me && sub_as<Player>(right) == Player::them) ||
               (sub_as<Player>(left) == Player::them && sub_as<Player>(right) == Player::me);
    // What asks of a player without naming a thing of that player.
    if (family_of(left.kind) == NodeFamily::predicate || left.kind == NodeKind::prizes ||
        left.kind == NodeKind::bench_room)
        return false;
    return left.sub == right.sub && left.number == right.number;
}

}  // namespace

bool mirrors(std::span<const Node> nodes, NodeIndex left, NodeIndex right) {
    if (nodes[left].kind != nodes[right].kind || !mirrors_alone(nodes[left], nodes[right])) return false;
    NodeIndex l = nodes[left].first, r = nodes[right].first;
    for (; l != no_node && r != no_node; l = nodes[l].next, r = nodes[r].next)
        if (!mirrors(nodes, l, r)) return false;
    return l == no_node && r == no_node;
}

}  // namespace cubenight::wording
