// What could be written and would not be done as it says: limits of attacks that limit nothing, prices that nobody could pay,
// what nobody remembers. The reader refuses it, and the random effects of the tests leave it out.
#pragma once

#include "engine/cards/effect_tree.hpp"

namespace cubenight {

// Asked of what has happened: how it was then, which nobody remembers.
template <class Nodes>
constexpr bool asks_how_it_was(const Nodes& nodes, NodeIndex filter) {
    const Node& node = nodes[filter];
    switch (node.kind) {
        case NodeKind::full:
        case NodeKind::marked:
        case NodeKind::carries:
        case NodeKind::ill:
        case NodeKind::extreme:
        case NodeKind::distinct: return true;
        case NodeKind::stat_compare: return sub_as<Stat>(node) == Stat::counters || sub_as<Stat>(node) == Stat::left;
        case NodeKind::kind: {
            const auto word = sub_as<KindWord>(node);
            return word == KindWord::evolved || word == KindWord::face_up || word == KindWord::at;
        }
        case NodeKind::not_filter:
        case NodeKind::one_of:
            for (NodeIndex part = node.first; part != no_node; part = nodes[part].next)
                if (asks_how_it_was(nodes, part)) return true;
            return false;
        case NodeKind::other:
        case NodeKind::shares:
        case NodeKind::evolves_from:
        case NodeKind::name:
        case NodeKind::has_ability:
        case NodeKind::has_attack:
        case NodeKind::has_affinity:
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            return false;
    }
    return false;
}

// Nobody remembers who it was: of what has happened one asks about Pokémon, cards, and the energy and Tools on a Pokémon.
constexpr bool leaves_no_trace(const Node& base) {
    if (base.kind == NodeKind::on)
        return sub_as<AttachedKind>(base) == AttachedKind::evolution ||
               sub_as<AttachedKind>(base) == AttachedKind::earlier;
    return base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
}

// No part of a price: it changes nothing by itself, so that nobody could ever pay it.
constexpr bool pays_nothing(NodeKind kind) { return kind == NodeKind::choose || kind == NodeKind::order; }

// An attack's text may be limited in this way; its use is limited by the turn anyway, and it never stands.
constexpr bool limits_attack(const Node& limit) {
    switch (limit.kind) {
        case NodeKind::only_if:
        case NodeKind::cost: return true;
        case NodeKind::once:
            return sub_as<OnceKind>(limit) == OnceKind::by_name || sub_as<OnceKind>(limit) == OnceKind::per_game;
        case NodeKind::often:
        case NodeKind::no_stack:
        case NodeKind::from_zone:
#define CUBENIGHT_NAMED_limit
#include "engine/language/other_kinds.def"
            return false;
    }
    return false;
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
