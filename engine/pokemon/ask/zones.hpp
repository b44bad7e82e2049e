// The cards of the zones that a text names, and of their ends.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

inline Side side_of(const Node& node) { return static_cast<Side>(node.number); }

// The pile of a zone; none of Prize cards, which have places, and of the Stadium.
const Pile* pile_of(const SeatState& player, Zone zone);
bool in_zone(const Match& m, Zone zone, CopyId copy);

// top / bottom q of Z; `until`: as far as the first card that fits.
CopySet end_of_zone(Game& g, const Scope& scope, const Node& node);
// top / bottom q of Z, as it stands, without filters.
bool is_plain_end(const Game& g, const Scope& scope, const Node& base);
// Whether such an end has a card, `but` aside.
bool end_has_card(Game& g, const Scope& scope, const Node& end, CopyId but);

// The cards of a zone for which fits(copy) holds.
template <class Fits>
CopySet zone_set(const Game& g, const Scope& scope, const Node& node, Fits&& fits) {
    CopySet set;
    const auto zone = static_cast<Zone>(node.sub);
    if (zone == Zone::stadium) {
        if (g.m.stadium != no_copy && side_includes(scope, side_of(node), owner(g.m.stadium)) && fits(g.m.stadium))
            set.insert(g.m.stadium);
        return set;
    }
    // A Trainer that may be played leaves the hand before its text is carried out (JA I-B-01.proc.2).
    const bool asked = scope.kind == TextKind::trainer && !scope.context && !scope.lasting;
    const CopyId gone = zone == Zone::hand && asked ? scope.source : g.leaving;
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, side_of(node), seat)) continue;
        if (const Pile* pile = pile_of(g.m.seats[seat], zone)) {
            for (CopyId copy : *pile)
                if (copy != gone && fits(copy)) set.insert(copy);
        } else {
            for (CopyId copy : g.m.seats[seat].prizes)
                if (copy != no_copy && fits(copy)) set.insert(copy);
        }
    }
    return set;
}

}  // namespace cubenight::pokemon
