// What could be written and would mean nothing: amounts of nothing or of half a damage counter, and filters that ask of
// a card what only a Pokémon in play has. The reader refuses it, and the random effects of the tests leave it out.
#pragma once

#include "engine/cards/effect_tree.hpp"

namespace cubenight {

// Its amount is in points, which go in tens: a damage counter is ten of them (FI turn.attack.counters).
constexpr bool counts_points(const Node& node) {
    switch (node.kind) {
        case NodeKind::damage: case NodeKind::more: case NodeKind::less: case NodeKind::heal: return true;
        case NodeKind::counters: return sub_as<CountersKind>(node) != CountersKind::number;
        case NodeKind::modify:
            return sub_as<ModNumber>(node) == ModNumber::deals || sub_as<ModNumber>(node) == ModNumber::takes || sub_as<ModNumber>(node) == ModNumber::base;
        default: return false;
    }
}

// Nothing would come of it if its amount were 0.
constexpr bool needs_some(const Node& node) {
    switch (node.kind) {
        case NodeKind::damage: case NodeKind::more: case NodeKind::less: case NodeKind::heal: case NodeKind::move_counters:
        case NodeKind::draw: case NodeKind::take_prize: case NodeKind::flip: case NodeKind::devolve: case NodeKind::range:
        case NodeKind::top_of: case NodeKind::bottom_of: return true;
        case NodeKind::counters: return sub_as<CountersKind>(node) != CountersKind::until_left;
        default: return false;
    }
}

// The number that stands by itself as the amount of the node, or as that of its `change`; else `no_node`.
template <class Nodes>
constexpr NodeIndex written_amount(const Nodes& nodes, NodeIndex index) {
    for (NodeIndex part = nodes[index].first; part != no_node; part = nodes[part].next) {
        if (nodes[part].kind == NodeKind::integer) return part;
        if (nodes[index].kind == NodeKind::modify && nodes[part].kind == NodeKind::change) return written_amount(nodes, part);
    }
    return no_node;
}

// Damage, Special Conditions, markers, what is attached, and where in play it stands.
template <class Nodes>
constexpr bool asks_of_play(const Nodes& nodes, NodeIndex filter) {
    const Node& node = nodes[filter];
    switch (node.kind) {
        case NodeKind::full: case NodeKind::marked: case NodeKind::carries: case NodeKind::ill: return true;
        case NodeKind::stat_compare: case NodeKind::extreme: return sub_as<Stat>(node) == Stat::counters;
        case NodeKind::kind: return sub_as<KindWord>(node) == KindWord::at && nodes[node.first].kind == NodeKind::place;
        case NodeKind::not_filter: case NodeKind::one_of:
            for (NodeIndex part = node.first; part != no_node; part = nodes[part].next)
                if (asks_of_play(nodes, part)) return true;
            return false;
        default: return false;
    }
}

// Asked of what has happened: how it was then, which nobody remembers.
template <class Nodes>
constexpr bool asks_how_it_was(const Nodes& nodes, NodeIndex filter) {
    const Node& node = nodes[filter];
    switch (node.kind) {
        case NodeKind::extreme: case NodeKind::distinct: return true;
        case NodeKind::stat_compare: return sub_as<Stat>(node) == Stat::counters || sub_as<Stat>(node) == Stat::left;
        case NodeKind::kind: {
            const auto word = sub_as<KindWord>(node);
            return word == KindWord::evolved || word == KindWord::face_up || word == KindWord::at;
        }
        case NodeKind::not_filter: case NodeKind::one_of:
            for (NodeIndex part = node.first; part != no_node; part = nodes[part].next)
                if (asks_how_it_was(nodes, part)) return true;
            return false;
        default: return asks_of_play(nodes, filter);
    }
}

// Below it cards are meant that are no Pokémon in play: those of a zone, and attached ones.
constexpr bool means_mere_cards(const Node& base) {
    switch (base.kind) {
        case NodeKind::zone: case NodeKind::on: case NodeKind::top_of: case NodeKind::bottom_of: case NodeKind::carries: return true;
        default: return false;
    }
}

// No part of a price: it changes nothing by itself, so that nobody could ever pay it.
constexpr bool pays_nothing(NodeKind kind) { return kind == NodeKind::choose || kind == NodeKind::order; }

// An attack's text may be limited in this way; its use is limited by the turn anyway, and it never stands.
constexpr bool limits_attack(const Node& limit) {
    switch (limit.kind) {
        case NodeKind::only_if: case NodeKind::cost: return true;
        case NodeKind::once: return sub_as<OnceKind>(limit) == OnceKind::by_name || sub_as<OnceKind>(limit) == OnceKind::per_game;
        default: return false;
    }
}

template <class Nodes>
constexpr bool says_times(const Nodes& nodes) {
    for (const Node& node : nodes)
        if (node.kind == NodeKind::times) return true;
    return false;
}

// What is searched for lies elsewhere: in other zones alone.
template <class Nodes>
constexpr bool searches_elsewhere(const Nodes& nodes, NodeIndex zone, NodeIndex selection) {
    for (NodeIndex select = nodes[selection].first; select != no_node; select = nodes[select].next) {
        NodeIndex base = nodes[select].first;
        if (nodes[base].kind == NodeKind::range) base = nodes[base].next;
        if (nodes[base].kind != NodeKind::zone || nodes[base].sub == nodes[zone].sub) return false;
    }
    return true;
}

}  // namespace cubenight
