// Walking an effect tree: ranges over the children of a node, without allocation. Everything works on the flat
// node array, so it serves an `Effect` (pass `effect.nodes`) and any copy of its nodes alike. A range yields node
// indices, since a node is named by its index everywhere.
#pragma once

#include <cstddef>
#include <iterator>
#include <span>

#include "engine/cards/effect.hpp"

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

// Limits open a text: how often, from where and under what conditions it is used.
constexpr bool is_limit(NodeKind kind) {
    return kind == NodeKind::once || kind == NodeKind::often || kind == NodeKind::no_stack ||
           kind == NodeKind::from_zone || kind == NodeKind::only_if || kind == NodeKind::cost;
}

// Standing parts hold or wait for as long as the text, or the `lasting` around them, is in force.
constexpr bool is_standing(NodeKind kind) {
    return kind == NodeKind::give || kind == NodeKind::while_ || kind == NodeKind::when || kind == NodeKind::instead;
}

// The variant of a node as the enum that its kind says. REQUIRES: `sub` holds an enumerator of it.
template <class Enum>
constexpr Enum sub_as(const Node& node) {
    return static_cast<Enum>(node.sub);
}

// `this`: the card whose text it is, or its Pokémon.
constexpr bool is_this(const Node& base) { return base.kind == NodeKind::place && sub_as<Place>(base) == Place::this_; }

// Whether some part of the selection means it. Nodes: whatever gives a node for its index.
template <class Nodes>
constexpr bool means_this(const Nodes& nodes, NodeIndex selection) {
    for (NodeIndex select = nodes[selection].first; select != no_node; select = nodes[select].next)
        if (is_this(nodes[nodes[select].first])) return true;
    return false;
}

// The range that says how many of those that fit the select means; `no_node` where it means all.
template <class Nodes>
constexpr NodeIndex number_of(const Nodes& nodes, NodeIndex select) {
    const NodeIndex range = nodes[select].first;
    return nodes[range].kind == NodeKind::range && sub_as<RangeKind>(nodes[range]) != RangeKind::all ? range : no_node;
}

// Whether some part of the selection means a number of those that fit, so that somebody chooses or chance does.
template <class Nodes>
constexpr bool names_a_number(const Nodes& nodes, NodeIndex selection) {
    for (NodeIndex select = nodes[selection].first; select != no_node; select = nodes[select].next)
        if (number_of(nodes, select) != no_node) return true;
    return false;
}

// Below these a selection means all that fit: nobody chooses among them.
constexpr bool means_all_that_fit(NodeKind parent) {
    switch (parent) {
        case NodeKind::any:
        case NodeKind::is:
        case NodeKind::count:
        case NodeKind::stat:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::give:
        case NodeKind::modify:
        case NodeKind::no_damage:
        case NodeKind::no_effects:
        case NodeKind::has_attacks:
        case NodeKind::action:
        case NodeKind::shares:
        case NodeKind::evolves_from: return true;
        default: return false;
    }
}

// Whether a quantity is in points, not in counters or cards. done_is: what `done` measures is.
template <class Nodes>
constexpr bool in_points(const Nodes& nodes, NodeIndex quantity, bool done_is) {
    switch (nodes[quantity].kind) {
        case NodeKind::done: return done_is;
        case NodeKind::stat:
            return sub_as<Stat>(nodes[quantity]) == Stat::left || sub_as<Stat>(nodes[quantity]) == Stat::hp;
        case NodeKind::half:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply: break;
        default: return false;
    }
    for (NodeIndex part = nodes[quantity].first; part != no_node; part = nodes[part].next)
        if (in_points(nodes, part, done_is)) return true;
    return false;
}

// In a set of filters: a `basic` beside `energy`, or of attached energy (of_energy), which no card is; else `no_node`.
template <class Nodes>
constexpr NodeIndex stray_basic(const Nodes& nodes, NodeIndex set, bool of_energy) {
    NodeIndex basic = no_node;
    for (NodeIndex filter = nodes[set].first; filter != no_node; filter = nodes[filter].next) {
        if (nodes[filter].kind != NodeKind::kind) continue;
        if (sub_as<KindWord>(nodes[filter]) == KindWord::basic) basic = filter;
        of_energy |= sub_as<KindWord>(nodes[filter]) == KindWord::energy;
    }
    return of_energy ? basic : no_node;
}

// An event of a turn, that happens to no card.
template <class Nodes>
constexpr bool is_of_a_turn(const Nodes& nodes, NodeIndex event) {
    const auto kind = sub_as<TextEvent>(nodes[event]);
    return kind == TextEvent::turn_starts || kind == TextEvent::turn_ends;
}

}  // namespace cubenight
