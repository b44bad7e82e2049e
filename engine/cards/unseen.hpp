// What a text asks of cards that whoever acts does not see: those of a deck, face-down Prize cards, the other player's hand.
// How many of them there are, and how they lie, anybody sees.
#pragma once

#include "engine/cards/effect_tree.hpp"

namespace cubenight {

// `own` is the hand of whoever acts: where that may be either player, nobody knows whether it is seen.
enum class OwnHand : std::uint8_t { seen, unknown };

constexpr bool is_unseen(const Node& zone, OwnHand own) {
    const auto side = static_cast<Side>(zone.number);
    switch (sub_as<Zone>(zone)) {
        case Zone::deck:
        case Zone::prizes: return true;
        case Zone::hand: return side != Side::my && (side != Side::own || own == OwnHand::unknown);
        case Zone::discard:
        case Zone::lost:
        case Zone::stadium: break;
    }
    return false;
}

constexpr bool is_face_up(const Node& filter) {
    return filter.kind == NodeKind::kind && sub_as<KindWord>(filter) == KindWord::face_up;
}

// A filter that any card may fit, whatever it is.
template <class Nodes>
constexpr bool asks_how_it_lies(const Nodes& nodes, NodeIndex filter) {
    const Node& node = nodes[filter].kind == NodeKind::not_filter ? nodes[nodes[filter].first] : nodes[filter];
    return is_face_up(node) || (node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::at);
}

// Whether a filter of the set asks what the cards are. set: no_node for none.
template <class Nodes>
constexpr bool asks_what_cards(const Nodes& nodes, NodeIndex set) {
    if (set == no_node) return false;
    for (NodeIndex filter = nodes[set].first; filter != no_node; filter = nodes[filter].next)
        if (!asks_how_it_lies(nodes, filter)) return true;
    return false;
}

// Whether the set means cards that lie face up. set: no_node for none.
template <class Nodes>
constexpr bool lie_face_up(const Nodes& nodes, NodeIndex set) {
    if (set == no_node) return false;
    for (NodeIndex filter = nodes[set].first; filter != no_node; filter = nodes[filter].next)
        if (is_face_up(nodes[filter])) return true;
    return false;
}

// Whether the select asks what such cards are; `of_what` where that is asked of all that it means.
template <class Nodes>
constexpr bool selects_unseen(const Nodes& nodes, NodeIndex select, bool of_what, OwnHand own) {
    const Node& base = nodes[base_of(nodes, select)];
    const bool end = base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
    const Node& zone = end ? nodes[nodes[base.first].next] : base;
    if (zone.kind != NodeKind::zone || !is_unseen(zone, own)) return false;
    if (lie_face_up(nodes, base.next)) return false;
    const bool until = end && nodes[base.first].kind == NodeKind::set;
    return of_what || until || asks_what_cards(nodes, base.next);
}

// It asks what those are that stand in it, and not only how many.
constexpr bool asks_what_they_are(NodeKind kind) {
    return kind == NodeKind::is || kind == NodeKind::stat || kind == NodeKind::shares || kind == NodeKind::evolves_from;
}

template <class Nodes>
constexpr bool asks_of_unseen(const Nodes& nodes, NodeIndex index, OwnHand own, bool of_what = false);

// Whether a filter of the set compares with such cards, which lie there now. set: no_node for none.
template <class Nodes>
constexpr bool compares_with_unseen(const Nodes& nodes, NodeIndex set, OwnHand own) {
    if (set == no_node) return false;
    for (NodeIndex filter = nodes[set].first; filter != no_node; filter = nodes[filter].next)
        if (asks_of_unseen(nodes, filter, own)) return true;
    return false;
}

// Whether a `happened` asks what such cards are. What was played, attached, discarded or otherwise done lay open. What a
// player draws, or takes as a Prize card, goes into the hand, and only that player knows it (FI zone.hand).
template <class Nodes>
constexpr bool asks_of_unseen_past(const Nodes& nodes, NodeIndex happened, OwnHand own) {
    const Node& event = nodes[nodes[happened].first];
    const auto kind = sub_as<TextEvent>(event);
    const bool into_hand = kind == TextEvent::drawn || kind == TextEvent::prize_taken;
    for (NodeIndex part = event.first; part != no_node; part = nodes[part].next) {
        if (nodes[part].kind != NodeKind::of) continue;
        for (NodeIndex select = nodes[nodes[part].first].first; select != no_node; select = nodes[select].next) {
            const Node& base = nodes[base_of(nodes, select)];
            const auto side = static_cast<Side>(base.number);
            const bool seen = side == Side::my || (side == Side::own && own == OwnHand::seen);
            const bool zone = base.kind == NodeKind::zone;
            if (into_hand && zone && !seen && asks_what_cards(nodes, base.next)) return true;
            if (compares_with_unseen(nodes, base.next, own)) return true;
        }
    }
    return false;
}

// Whether the condition, or a part of it, asks what such cards are.
template <class Nodes>
constexpr bool asks_of_unseen(const Nodes& nodes, NodeIndex index, OwnHand own, bool of_what) {
    const Node& node = nodes[index];
    if (node.kind == NodeKind::happened) return asks_of_unseen_past(nodes, index, own);
    if (node.kind == NodeKind::select && selects_unseen(nodes, index, of_what, own)) return true;
    // What is asked of a selection is asked of its selects, and not of what stands in their filters.
    const bool passes_on = node.kind == NodeKind::selection && of_what;
    for (NodeIndex child = node.first; child != no_node; child = nodes[child].next)
        if (asks_of_unseen(nodes, child, own, passes_on || asks_what_they_are(node.kind))) return true;
    return false;
}

}  // namespace cubenight
