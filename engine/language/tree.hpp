// Walking an effect tree: ranges over the children of a node, without allocation. Everything works on the flat
// node array, so it serves an `Effect` (pass `effect.nodes`) and any copy of its nodes alike. A range yields node
// indices, since a node is named by its index everywhere.
#pragma once

#include <cstddef>
#include <iterator>
#include <span>

#include "engine/language/node.hpp"

namespace cubenight {

// A node and the siblings after it, as indices.
class Siblings {
public:
    class Iterator {
    public:
        using value_type = NodeIndex;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;

        constexpr Iterator() = default;
        constexpr Iterator(const Node* nodes, NodeIndex at) : nodes_(nodes), at_(at) {}
        constexpr NodeIndex operator*() const { return at_; }
        constexpr Iterator& operator++() {
            at_ = nodes_[at_].next;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator a, Iterator b) { return a.at_ == b.at_; }

    private:
        const Node* nodes_ = nullptr;
        NodeIndex at_ = no_node;
    };

    constexpr Siblings(std::span<const Node> nodes, NodeIndex first) : nodes_(nodes), first_(first) {}
    constexpr Iterator begin() const { return {nodes_.data(), first_}; }
    constexpr Iterator end() const { return {nodes_.data(), no_node}; }
    constexpr bool empty() const { return first_ == no_node; }

private:
    std::span<const Node> nodes_;
    NodeIndex first_;
};

// This node and the siblings after it; nothing for `no_node`.
constexpr Siblings siblings_from(std::span<const Node> nodes, NodeIndex first) { return {nodes, first}; }

// The children in their order. REQUIRES: index is a node of the tree.
constexpr Siblings children(std::span<const Node> nodes, NodeIndex index) { return {nodes, nodes[index].first}; }

// Child number n, counted from 0; `no_node` where there are fewer.
constexpr NodeIndex child(std::span<const Node> nodes, NodeIndex index, int n = 0) {
    NodeIndex at = nodes[index].first;
    for (; n > 0 && at != no_node; --n) at = nodes[at].next;
    return at;
}

constexpr int child_count(std::span<const Node> nodes, NodeIndex index) {
    int count = 0;
    for (NodeIndex at = nodes[index].first; at != no_node; at = nodes[at].next) ++count;
    return count;
}

// The first child of that kind, or `no_node`.
constexpr NodeIndex find_child(std::span<const Node> nodes, NodeIndex index, NodeKind kind) {
    for (NodeIndex at = nodes[index].first; at != no_node; at = nodes[at].next)
        if (nodes[at].kind == kind) return at;
    return no_node;
}

// The last child, or `no_node`.
constexpr NodeIndex last_child(std::span<const Node> nodes, NodeIndex index) {
    NodeIndex last = no_node;
    for (NodeIndex at = nodes[index].first; at != no_node; at = nodes[at].next) last = at;
    return last;
}

// The first index behind a node and all that is below it. The nodes of a tree stand in preorder, so a node's
// subtree is the run [index, subtree_end).
constexpr NodeIndex subtree_end(std::span<const Node> nodes, NodeIndex index) {
    for (NodeIndex last = last_child(nodes, index); last != no_node; last = last_child(nodes, index)) index = last;
    return static_cast<NodeIndex>(index + 1);
}

// The tree without the nodes that are left out and all that is below them. REQUIRES: left_out does not hold for the root.
template <class LeftOut>
std::vector<Node> without(std::span<const Node> nodes, LeftOut&& left_out) {
    std::vector<NodeIndex> place(nodes.size(), no_node);
    std::vector<Node> kept;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (left_out(static_cast<NodeIndex>(i))) {
            i = subtree_end(nodes, static_cast<NodeIndex>(i)) - 1u;
            continue;
        }
        place[i] = static_cast<NodeIndex>(kept.size());
        kept.push_back(nodes[i]);
    }
    const auto moved = [&](NodeIndex i) {
        while (i != no_node && place[i] == no_node) i = nodes[i].next;
        return i == no_node ? no_node : place[i];
    };
    for (Node& node : kept) node.first = moved(node.first), node.next = moved(node.next);
    return kept;
}

// Limits open a text: how often, from where and under what conditions it is used.
constexpr bool is_limit(NodeKind kind) { return family_of(kind) == NodeFamily::limit; }

// Standing parts hold or wait for as long as the text, or the `lasting` around them, is in force.
constexpr bool is_standing(NodeKind kind) { return family_of(kind) == NodeFamily::standing; }

// The variant of a node as the enum that its kind says. REQUIRES: `sub` holds an enumerator of it.
template <class Enum>
constexpr Enum sub_as(const Node& node) {
    return static_cast<Enum>(node.sub);
}

// Whether the relation holds between the two numbers.
constexpr bool related(Relation relation, int left, int right) {
    switch (relation) {
        case Relation::at_least: return left >= right;
        case Relation::at_most: return left <= right;
        case Relation::equal: return left == right;
        case Relation::greater: return left > right;
        case Relation::less: return left < right;
        case Relation::odd: return left % 2 != 0;
        case Relation::even: return left % 2 == 0;
    }
    return false;
}

}  // namespace cubenight
