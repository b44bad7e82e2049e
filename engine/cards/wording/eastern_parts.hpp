// What the readings of Japanese and Chinese texts ask of single nodes.
#pragma once

#include <span>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::wording {

inline bool is_integer(std::span<const Node> nodes, NodeIndex index, int number) {
    return index != no_node && nodes[index].kind == NodeKind::integer && nodes[index].number == number;
}

inline bool is_variable(std::span<const Node> nodes, NodeIndex index, int variable) {
    return index != no_node && nodes[index].kind == NodeKind::variable && nodes[index].number == variable;
}

// The only statement of a block; else `no_node`.
inline NodeIndex alone_in(std::span<const Node> nodes, NodeIndex block) {
    const NodeIndex does = nodes[block].first;
    return does != no_node && nodes[does].next == no_node ? does : no_node;
}

}  // namespace cubenight::wording
