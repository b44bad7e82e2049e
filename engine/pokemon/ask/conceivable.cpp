#include "engine/pokemon/ask/conceivable.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/zones.hpp"

namespace cubenight::pokemon {
namespace {

bool is_unknown(const Game& g, SeatId seat, Zone zone, CopyId copy) {
    if (zone == Zone::deck) return true;
    return (zone == Zone::hand || zone == Zone::prizes) && !(g.m.copies[copy.value].known & seat_bit(seat));
}

// Whether the seat might hope that the card of a zone passes the filters: how and where it lies everybody sees.
bool might_pass(Game& g, const Scope& scope, NodeIndex set, SeatId seat, Zone zone, CopyId copy) {
    if (set == no_node) return true;
    if (!is_unknown(g, seat, zone, copy)) return passes(g, scope, set, {copy, no_slot});
    if (!(scope.facts(g, set).says & says_place)) return true;
    for (NodeIndex i = scope.node(g, set).first; i != no_node; i = scope.node(g, i).next)
        if ((scope.facts(g, i).says & says_place) && !passes_filter(g, scope, i, {copy, no_slot})) return false;
    return true;
}

}  // namespace

CopySet conceivable(Game& g, const Scope& scope, NodeIndex select, SeatId seat, CopyId but) {
    const SelectParts parts = parts_of(g, scope, select);
    if (parts.base == no_node) return {};
    const Node& base = scope.node(g, parts.base);
    CopySet there;
    if (base.kind != NodeKind::zone) there = candidates(g, scope, select).set;
    else
        there = zone_set(g, scope, base, [&](CopyId copy) {
            return might_pass(g, scope, parts.set, seat, static_cast<Zone>(base.sub), copy);
        });
    there.erase(but);
    return there;
}

bool any_conceivable(Game& g, const Scope& scope, NodeIndex select, SeatId seat, CopyId but) {
    const SelectParts parts = parts_of(g, scope, select);
    if (parts.base == no_node) return false;
    const Node& base = scope.node(g, parts.base);
    if (parts.set == no_node && is_plain_end(g, scope, base)) return end_has_card(g, scope, base, but);
    const auto zone = static_cast<Zone>(base.sub);
    if (base.kind == NodeKind::place && !is_this(base)) return any_candidate(g, scope, select);
    if (base.kind != NodeKind::zone || !pile_of(g.m.seats[seat0], zone))
        return !conceivable(g, scope, select, seat, but).empty();
    const auto fits = [&](CopyId copy) { return copy != but && might_pass(g, scope, parts.set, seat, zone, copy); };
    for (SeatId whose : both_seats) {
        if (!side_includes(scope, side_of(base), whose)) continue;
        const Pile& pile = *pile_of(g.m.seats[whose], zone);
        if (std::any_of(pile.begin(), pile.end(), fits)) return true;
    }
    return false;
}

bool means_unknown(Game& g, const Scope& scope, NodeIndex select, SeatId seat) {
    const SelectParts parts = parts_of(g, scope, select);
    if (parts.base == no_node || scope.node(g, parts.base).kind != NodeKind::zone) return false;
    const Node& base = scope.node(g, parts.base);
    return !zone_set(g, scope, base, [&](CopyId copy) {
                return is_unknown(g, seat, static_cast<Zone>(base.sub), copy);
            }).empty();
}

}  // namespace cubenight::pokemon
