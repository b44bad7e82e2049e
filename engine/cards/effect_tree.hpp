// What the parts of a Pokémon text mean that takes more than one node to tell. How a tree is walked is
// language/tree.hpp's.
#pragma once

#include "engine/cards/effect.hpp"
#include "engine/language/tree.hpp"

namespace cubenight {

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

// Where a select looks, or what it names: what stands behind its range.
template <class Nodes>
constexpr NodeIndex base_of(const Nodes& nodes, NodeIndex select) {
    const NodeIndex first = nodes[select].first;
    return nodes[first].kind == NodeKind::range ? nodes[first].next : first;
}

// Whether it is a selection of nothing but that variable, all of it.
template <class Nodes>
constexpr bool means_all_of(const Nodes& nodes, NodeIndex selection, int variable) {
    const NodeIndex select = nodes[selection].first;
    if (nodes[selection].kind != NodeKind::selection || nodes[select].next != no_node) return false;
    if (number_of(nodes, select) != no_node) return false;
    const auto& base = nodes[base_of(nodes, select)];
    return base.kind == NodeKind::var && base.number == variable && base.next == no_node;
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
    switch (family_of(parent)) {
        case NodeFamily::modifier:
        case NodeFamily::predicate:
        case NodeFamily::quantity:
        case NodeFamily::filter: return true;
        case NodeFamily::standing: return parent == NodeKind::give;
        case NodeFamily::part:
            return parent == NodeKind::of || parent == NodeKind::by_whom || parent == NodeKind::action;
        case NodeFamily::structure:
        case NodeFamily::limit:
        case NodeFamily::control:
        case NodeFamily::verb:
        case NodeFamily::selection: return false;
    }
    return false;
}

// Whether a quantity is in points, not in counters or cards. done_is: what `done` measures is.
template <class Nodes>
constexpr bool in_points(const Nodes& nodes, NodeIndex quantity, bool done_is) {
    switch (nodes[quantity].kind) {
        case NodeKind::done: return done_is;
        case NodeKind::points: return true;
        case NodeKind::stat:
            return sub_as<Stat>(nodes[quantity]) == Stat::left || sub_as<Stat>(nodes[quantity]) == Stat::hp;
        case NodeKind::half:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply: break;
        case NodeKind::integer:
        case NodeKind::count:
        case NodeKind::heads:
        case NodeKind::prizes:
        case NodeKind::bench_room:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            return false;
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

// Damage and healing: events of which it is told how many points they were.
constexpr bool is_in_points(TextEvent event) { return event == TextEvent::damaged || event == TextEvent::healed; }

// An event that texts bring about, so that one may ask what kind of text did it.
constexpr bool is_done_by_text(TextEvent event) {
    return event == TextEvent::switched || event == TextEvent::discarded || event == TextEvent::knocked_out ||
           event == TextEvent::becomes;
}

// An event of Special Conditions: it says which.
constexpr bool is_of_conditions(const Node& event) {
    const auto kind = sub_as<TextEvent>(event);
    return kind == TextEvent::becomes || kind == TextEvent::remains;
}

// The attachment of an energy card that a player has in each turn: by no text.
constexpr bool is_attached_for_turn(const Node& event) {
    return sub_as<TextEvent>(event) == TextEvent::attached &&
           static_cast<EventTurn>(event.number) == EventTurn::for_turn;
}

// What else the event has to be. What is attached for the turn comes from the hand.
constexpr EventTurn turn_of_event(const Node& event) {
    return is_of_conditions(event)       ? EventTurn::any
           : is_attached_for_turn(event) ? EventTurn::from_hand
                                         : static_cast<EventTurn>(event.number);
}

// It says what that was for: the turn, or a retreat.
constexpr bool says_what_for(const Node& event) {
    return is_attached_for_turn(event) || turn_of_event(event) > EventTurn::from_hand;
}

// An event of a turn, that happens to no card.
template <class Nodes>
constexpr bool is_of_a_turn(const Nodes& nodes, NodeIndex event) {
    const auto kind = sub_as<TextEvent>(nodes[event]);
    return kind == TextEvent::turn_starts || kind == TextEvent::turn_ends;
}

}  // namespace cubenight
