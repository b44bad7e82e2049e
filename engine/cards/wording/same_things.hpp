// Whether two parts of a tree are written alike, so that one sentence can say both.
#pragma once

#include <span>

#include "engine/cards/effect_tree.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::wording {

// `all` before a selection says nothing.
inline NodeIndex behind_all(std::span<const Node> nodes, NodeIndex index) {
    const bool all = nodes[index].kind == NodeKind::range && sub_as<RangeKind>(nodes[index]) == RangeKind::all;
    return all ? static_cast<NodeIndex>(index + 1) : index;
}

inline bool are_the_same(std::span<const Node> nodes, NodeIndex one, NodeIndex other) {
    const NodeIndex end = subtree_end(nodes, one), other_end = subtree_end(nodes, other);
    for (;; ++one, ++other) {
        if (one < end) one = behind_all(nodes, one);
        if (other < other_end) other = behind_all(nodes, other);
        if (one >= end || other >= other_end) return one >= end && other >= other_end;
        const Node &left = nodes[one], &right = nodes[other];
        if (left.kind != right.kind || left.sub != right.sub || left.number != right.number) return false;
    }
}

inline bool is_type(const Node& node) {
    return node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::type;
}

// Whether they differ in nothing but types.
inline bool are_the_same_but_types(std::span<const Node> nodes, NodeIndex one, NodeIndex other) {
    const NodeIndex end = subtree_end(nodes, one), other_end = subtree_end(nodes, other);
    for (; one < end && other < other_end; ++one, ++other) {
        const Node &left = nodes[one], &right = nodes[other];
        if (left.kind != right.kind || left.sub != right.sub) return false;
        if (left.number != right.number && !is_type(left)) return false;
    }
    return one == end && other == other_end;
}

}  // namespace cubenight::wording
