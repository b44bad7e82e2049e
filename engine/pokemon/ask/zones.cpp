#include "engine/pokemon/ask/zones.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/quantities.hpp"

namespace cubenight::pokemon {

const Pile* pile_of(const SeatState& player, Zone zone) {
    switch (zone) {
        case Zone::deck: return &player.deck;
        case Zone::hand: return &player.hand;
        case Zone::discard: return &player.discard;
        case Zone::lost: return &player.lost;
        case Zone::prizes:
        case Zone::stadium: return nullptr;
    }
    return nullptr;
}

bool in_zone(const Match& m, Zone zone, CopyId copy) {
    switch (zone) {
        case Zone::deck: return m.copies[copy.value].where == Where::deck;
        case Zone::hand: return m.copies[copy.value].where == Where::hand;
        case Zone::discard: return m.copies[copy.value].where == Where::discard;
        case Zone::lost: return m.copies[copy.value].where == Where::lost;
        case Zone::prizes: return m.copies[copy.value].where == Where::prizes;
        case Zone::stadium: return m.stadium == copy;
    }
    return false;
}

namespace {

// Only decks and discard piles have ends.
const Pile& end_pile(const SeatState& player, const Node& zone) {
    return static_cast<Zone>(zone.sub) == Zone::discard ? player.discard : player.deck;
}

}  // namespace

CopySet end_of_zone(Game& g, const Scope& scope, const Node& node) {
    const bool until = scope.node(g, node.first).kind == NodeKind::set;
    const int wanted = until ? deck_capacity : quantity(g, scope, node.first);
    const Node& zone = scope.node(g, scope.node(g, node.first).next);
    CopySet set;
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, side_of(zone), seat)) continue;
        const Pile& pile = end_pile(g.m.seats[seat], zone);
        const int size = static_cast<int>(pile.size());
        for (int i = 0; i < std::min(wanted, size); ++i) {
            const CopyId copy = pile[static_cast<std::size_t>(node.kind == NodeKind::top_of ? size - 1 - i : i)];
            set.insert(copy);
            if (until && passes(g, scope, node.first, {copy, no_slot})) break;
        }
    }
    return set;
}

bool is_plain_end(const Game& g, const Scope& scope, const Node& base) {
    return (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) &&
           scope.node(g, base.first).kind != NodeKind::set;
}

bool end_has_card(Game& g, const Scope& scope, const Node& end, CopyId but) {
    const auto wanted = static_cast<std::size_t>(std::max(0, quantity(g, scope, end.first)));
    const Node& zone = scope.node(g, scope.node(g, end.first).next);
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, side_of(zone), seat)) continue;
        const Pile& pile = end_pile(g.m.seats[seat], zone);
        const CopyId last = pile.empty() ? but : end.kind == NodeKind::top_of ? pile.back() : pile[0];
        if (std::min(wanted, pile.size()) > (last == but ? 1u : 0u)) return true;
    }
    return false;
}

}  // namespace cubenight::pokemon
