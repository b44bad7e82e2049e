#include "engine/pokemon/ask/query.hpp"

#include <algorithm>
#include <climits>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/zones.hpp"

namespace cubenight::pokemon {
namespace {

bool attached_matches(AttachedKind kind, Where where) {
    switch (kind) {
        case AttachedKind::energy: return where == Where::energy;
        case AttachedKind::tools: return where == Where::tool;
        case AttachedKind::cards: return lies_on_pokemon(where);
        case AttachedKind::evolution:
        case AttachedKind::earlier: return false;
    }
    return false;
}

// The cards of the Pokémon itself: what it evolved into, or what it evolved from.
CopySet stacked(const Game& g, std::uint8_t slot, AttachedKind kind) {
    if (!has_evolved(g, slot)) return {};
    const CopyId top = g.m.pokemon[slot].top;
    if (kind == AttachedKind::evolution) return CopySet::of(top);
    CopySet below;
    for (CopyId copy = g.m.copies[top.value].next; copy != no_copy; copy = g.m.copies[copy.value].next)
        below.insert(copy);
    return below;
}

// energy / tools / cards / evolution / earlier on S.
CopySet attached_set(Game& g, const Scope& scope, const Node& node) {
    NodeIndex set_node = node.first;
    NodeIndex inner = node.first;
    if (scope.node(g, inner).kind == NodeKind::set) inner = scope.node(g, inner).next;
    else set_node = no_node;
    const auto kind = static_cast<AttachedKind>(node.sub);
    CopySet set;
    for (CopyId bottom : candidates(g, scope, inner).set) {
        const std::uint8_t slot = slot_of(g.m, bottom);
        if (slot == no_slot) continue;
        CopySet there;
        if (kind >= AttachedKind::evolution) there = stacked(g, slot, kind);
        else
            each_attached(g.m, slot, [&](CopyId copy) {
                if (attached_matches(kind, g.m.copies[copy.value].where)) there.insert(copy);
            });
        for (CopyId copy : there)
            if (set_node == no_node || passes(g, scope, set_node, {copy, no_slot})) set.insert(copy);
    }
    return set;
}

CopySet place_set(Game& g, const Scope& scope, const Node& node) {
    CopySet set;
    const auto add = [&](std::uint8_t slot) {
        if (slot != no_slot && g.m.pokemon[slot].in_play()) set.insert(g.m.pokemon[slot].bottom);
    };
    switch (static_cast<Place>(node.sub)) {
        case Place::this_:
            if (this_is_pokemon(scope)) add(scope.slot);
            else if (scope.source != no_copy) set.insert(scope.source);
            return set;
        case Place::holder: add(scope.slot); return set;
        case Place::attacker: add(scope.event.cause != no_slot ? scope.event.cause : g.m.attacker); return set;
        case Place::active:
        case Place::bench:
        case Place::pokemon: break;
    }
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, side_of(node), seat)) continue;
        if (static_cast<Place>(node.sub) != Place::bench) add(g.m.seats[seat].active);
        if (static_cast<Place>(node.sub) != Place::active)
            for (std::uint8_t slot : g.m.seats[seat].bench) add(slot);
    }
    return set;
}

}  // namespace

NodeIndex own_filters(const Game& g, const Scope& scope, const SelectParts& parts) {
    if (parts.base == no_node || scope.node(g, parts.base).kind != NodeKind::on) return parts.set;
    const NodeIndex inner = scope.node(g, parts.base).first;
    return scope.node(g, inner).kind == NodeKind::set ? inner : no_node;
}

const Node* filter_of(const Game& g, const Scope& scope, NodeIndex set, NodeKind kind) {
    if (set == no_node) return nullptr;
    for (NodeIndex i = scope.node(g, set).first; i != no_node; i = scope.node(g, i).next)
        if (scope.node(g, i).kind == kind) return &scope.node(g, i);
    return nullptr;
}

void keep_extremes(Game& g, const Scope& scope, NodeIndex set_node, CopySet& set, bool of_pokemon) {
    for (NodeIndex i = scope.node(g, set_node).first; i != no_node; i = scope.node(g, i).next) {
        const Node& filter = scope.node(g, i);
        if (filter.kind != NodeKind::extreme) continue;
        const bool least = is_least(filter);
        int best = least ? INT_MAX : INT_MIN;
        for (CopyId copy : set) {
            const int value = stat_of(g, scope, static_cast<Stat>(filter.sub), object_of(g, copy, of_pokemon));
            best = least ? std::min(best, value) : std::max(best, value);
        }
        for (CopyId copy : set)
            if (stat_of(g, scope, static_cast<Stat>(filter.sub), object_of(g, copy, of_pokemon)) != best)
                set.erase(copy);
    }
}

namespace {

bool base_means_pokemon(const Scope& scope, const Node& base) {
    switch (base.kind) {
        case NodeKind::place: return static_cast<Place>(base.sub) != Place::this_ || this_is_pokemon(scope);
        case NodeKind::var: {
            const Binding* binding = find_binding(scope, base.number);
            return binding && binding->kind == Binding::Kind::pokemon;
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::zone:
        case NodeKind::on:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

bool in_place(const Match& m, const Scope& scope, const Node& base, Object object) {
    switch (static_cast<Place>(base.sub)) {
        case Place::this_:
            return this_is_pokemon(scope) ? object.is_pokemon() && object.slot == scope.slot
                                          : object.copy == scope.source;
        case Place::holder: return object.is_pokemon() && object.slot == scope.slot;
        case Place::attacker:
            return object.is_pokemon() &&
                   object.slot == (scope.event.cause != no_slot ? scope.event.cause : m.attacker);
        case Place::active:
            return object.is_pokemon() && is_active(m, object.slot) &&
                   side_includes(scope, side_of(base), slot_seat(object.slot));
        case Place::bench:
            return object.is_pokemon() && !is_active(m, object.slot) &&
                   side_includes(scope, side_of(base), slot_seat(object.slot));
        case Place::pokemon: return object.is_pokemon() && side_includes(scope, side_of(base), slot_seat(object.slot));
    }
    return false;
}

// The card is attached as that kind to a Pokémon that the inner select means.
bool is_attached(Game& g, const Scope& scope, const Node& base, Object object) {
    if (object.is_pokemon() || object.copy == no_copy) return false;
    const CopyState& c = g.m.copies[object.copy.value];
    if (c.slot == no_slot) return false;
    const auto kind = static_cast<AttachedKind>(base.sub);
    const Pokemon& host = g.m.pokemon[c.slot];
    const bool fits = kind >= AttachedKind::evolution ? stacked(g, c.slot, kind).contains(object.copy)
                                                      : attached_matches(kind, c.where);
    if (!fits) return false;
    NodeIndex inner = base.first;
    if (scope.node(g, inner).kind == NodeKind::set) {
        if (!passes(g, scope, inner, object)) return false;
        inner = scope.node(g, inner).next;
    }
    return selects(g, scope, inner, {host.bottom, c.slot});
}

bool in_base(Game& g, const Scope& scope, NodeIndex base_index, Object object) {
    const Node& base = scope.node(g, base_index);
    switch (base.kind) {
        case NodeKind::place: return in_place(g.m, scope, base, object);
        case NodeKind::zone:
            return !object.is_pokemon() && in_zone(g.m, static_cast<Zone>(base.sub), object.copy) &&
                   side_includes(scope, side_of(base), owner(object.copy));
        case NodeKind::on: return is_attached(g, scope, base, object);
        case NodeKind::top_of:
        case NodeKind::bottom_of: return end_of_zone(g, scope, base).contains(object.copy);
        case NodeKind::var: {
            const Binding* binding = find_binding(scope, base.number);
            return binding && live_members(g, *binding).contains(object.copy);
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

}  // namespace

Object object_of(const Game& g, CopyId copy, bool of_pokemon) {
    return {copy, of_pokemon ? slot_of(g.m, copy) : no_slot};
}

Candidates candidates(Game& g, const Scope& scope, NodeIndex select) {
    const SelectParts parts = parts_of(g, scope, select);
    Candidates found;
    if (parts.base == no_node) return found;
    const Node& base = scope.node(g, parts.base);
    found.of_pokemon = base_means_pokemon(scope, base);
    const auto fits = [&](CopyId copy) {
        return parts.set == no_node || passes(g, scope, parts.set, object_of(g, copy, found.of_pokemon));
    };
    switch (base.kind) {
        case NodeKind::place: found.set = place_set(g, scope, base); break;
        case NodeKind::zone: found.set = zone_set(g, scope, base, fits); break;
        case NodeKind::on: found.set = attached_set(g, scope, base); break;
        case NodeKind::top_of:
        case NodeKind::bottom_of: found.set = end_of_zone(g, scope, base); break;
        case NodeKind::var:
            if (const Binding* binding = find_binding(scope, base.number)) found.set = live_members(g, *binding);
            break;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    if (parts.set == no_node) return found;
    if (base.kind != NodeKind::zone)
        for (CopyId copy : found.set)
            if (!fits(copy)) found.set.erase(copy);
    keep_extremes(g, scope, parts.set, found.set, found.of_pokemon);
    return found;
}

bool any_candidate(Game& g, const Scope& scope, NodeIndex select) {
    const SelectParts parts = parts_of(g, scope, select);
    if (parts.base == no_node) return false;
    const Node& base = scope.node(g, parts.base);
    if (base.kind != NodeKind::place) return !candidates(g, scope, select).set.empty();
    const bool of_pokemon = base_means_pokemon(scope, base);
    for (CopyId copy : place_set(g, scope, base))
        if (parts.set == no_node || passes(g, scope, parts.set, object_of(g, copy, of_pokemon))) return true;
    return false;
}

Candidates all_of(Game& g, const Scope& scope, NodeIndex selection) {
    if (scope.node(g, selection).kind == NodeKind::select) return candidates(g, scope, selection);
    Candidates all;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Candidates part = candidates(g, scope, i);
        all.set |= part.set;
        all.of_pokemon |= part.of_pokemon;
    }
    return all;
}

bool selects(Game& g, const Scope& scope, NodeIndex selection, Object object) {
    const bool single = scope.node(g, selection).kind == NodeKind::select;
    for (NodeIndex i = single ? selection : scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const SelectParts parts = parts_of(g, scope, i);
        if (parts.base != no_node && in_base(g, scope, parts.base, object) &&
            (parts.set == no_node || passes(g, scope, parts.set, object)) &&
            (!filter_of(g, scope, parts.set, NodeKind::extreme) || candidates(g, scope, i).set.contains(object.copy)))
            return true;
        if (single) break;
    }
    return false;
}

// Follows FI term.in-play.
CopySet in_play(const Match& m, CopySet set) {
    for (CopyId copy : set)
        if (slot_of(m, copy) == no_slot) set.erase(copy);
    return set;
}

bool follows_all_of_nothing(const Game& g, const Scope& scope, NodeIndex selection) {
    if (!option(g, OptionKey::empty_all_complies)) return false;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Node& range = scope.node(g, scope.node(g, i).first);
        if (range.kind == NodeKind::range && static_cast<RangeKind>(range.sub) != RangeKind::all) return false;
    }
    return true;
}

SeatId bench_owner(Game& g, const Scope& scope, NodeIndex selection) {
    const CopySet cards = all_of(g, scope, selection).set;
    return cards.empty() ? scope.actor : owner(cards.first());
}

bool too_early_to_evolve(const Game& g, std::uint8_t slot) {
    const Pokemon& p = g.m.pokemon[slot];
    return p.turn_arrived == g.m.turn || p.turn_changed == g.m.turn || g.m.seats[slot_seat(slot)].turns <= 1;
}

}  // namespace cubenight::pokemon
