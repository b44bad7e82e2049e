// Where an event happens, as all languages ask it.
#pragma once

#include <span>

#include "engine/cards/effect_tree.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::wording {

// Whose Active Spot or Bench it is, where the event may be about Pokémon of both players and asks for one of them there;
// else `none`: the Pokémon that it is about says it.
inline Side owner_of_spot(std::span<const Node> nodes, NodeIndex event) {
    const NodeIndex of = find_child(nodes, event, NodeKind::of), at = find_child(nodes, event, NodeKind::at);
    if (at == no_node || sub_as<TextEvent>(nodes[event]) == TextEvent::moved) return Side::none;
    const Node& spot = nodes[nodes[at].first];
    const auto owner = static_cast<Side>(spot.number);
    const bool of_play =
        spot.kind == NodeKind::place && (sub_as<Place>(spot) == Place::active || sub_as<Place>(spot) == Place::bench);
    if (!of_play || (owner != Side::my && owner != Side::their)) return Side::none;
    if (of == no_node) return owner;
    const Node& about = nodes[base_of(nodes, nodes[nodes[of].first].first)];
    const bool of_both =
        about.kind == NodeKind::place && !is_this(about) && static_cast<Side>(about.number) == Side::any;
    return of_both ? owner : Side::none;
}

}  // namespace cubenight::wording
