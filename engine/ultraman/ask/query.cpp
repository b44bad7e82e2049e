#include "engine/ultraman/ask/query.hpp"

#include "engine/ultraman/ask/filters.hpp"
#include "engine/ultraman/ask/quantities.hpp"

namespace cubenight::ultraman {

SelectParts parts_of(const Scope& scope, NodeIndex select) {
    SelectParts parts;
    parts.base = scope.node(select).first;
    if (scope.node(parts.base).kind == NodeKind::range) {
        parts.range = parts.base;
        parts.base = scope.node(parts.range).next;
    }
    parts.set = scope.node(parts.base).next;
    return parts;
}

CopySet cards_on(const Match& m, Spot spot, AttachedKind kind) {
    const Character& character = at(m, spot);
    CopySet set;
    const auto add = [&](CopyId copy) { set.insert(copy); };
    switch (kind) {
        case AttachedKind::cards: each_card(m, character.top, add); break;
        case AttachedKind::top:
            if (character.there()) add(character.top);
            break;
        case AttachedKind::bottom:
            if (character.there()) add(character.bottom);
            break;
        case AttachedKind::charges: each_card(m, character.charge, add); break;
        case AttachedKind::bottom_charge: {
            CopyId lowest = no_copy;
            each_card(m, character.charge, [&](CopyId copy) { lowest = copy; });
            if (lowest != no_copy) add(lowest);
        }
    }
    return set;
}

CopySet vacancies(const Match& m, const Scope& scope, Side side) {
    CopySet set;
    for (int area = 0; area < m.areas; ++area)
        for (SeatId seat : both_seats)
            if (side_includes(scope, side, seat) && !at(m, spot_of(area, seat)).there())
                set.insert(CopyId{spot_of(area, seat).value});
    return set;
}

CopySet zone_set(const Game& g, const Scope& scope, const Node& zone) {
    CopySet set;
    const auto side = static_cast<Side>(zone.number);
    const Where where = where_of(sub_as<Zone>(zone));
    if (where == Where::scene) {
        if (g.m.scene != no_copy && side_includes(scope, side, owner(g.m.scene))) set.insert(g.m.scene);
        return set;
    }
    for (SeatId seat : both_seats)
        if (side_includes(scope, side, seat))
            for (CopyId copy : *pile(g.m, seat, where)) set.insert(copy);
    return set;
}

namespace {

// Face-down characters are meant by their owner's texts alone.
void add_character(const Game& g, const Scope& scope, Spot spot, CopySet& set) {
    if (!at(g.m, spot).there()) return;
    if (open_top(g.m, spot) == no_copy && seat_of(spot) != scope.controller) return;
    set.insert(CopyId{spot.value});
}

// `this`, `foe` (7.1.1), `my.characters` and so on: those on the field (7.1.2).
CopySet place_set(Game& g, const Scope& scope, const Node& place) {
    CopySet set;
    switch (sub_as<Place>(place)) {
        case Place::this_:
            if (scope.spot != no_spot) set.insert(CopyId{scope.spot.value});
            else if (scope.source != no_copy) set.insert(scope.source);
            break;
        case Place::foe:
            if (scope.spot != no_spot) add_character(g, scope, facing(scope.spot), set);
            break;
        case Place::characters:
            each_character(g.m, [&](Spot spot) {
                if (side_includes(scope, static_cast<Side>(place.number), seat_of(spot)))
                    add_character(g, scope, spot, set);
            });
            break;
        case Place::vacancies: return vacancies(g.m, scope, static_cast<Side>(place.number));
    }
    return set;
}

// Cards from one end of a deck, the outermost first as far as a set can say.
CopySet end_set(Game& g, const Scope& scope, const Node& node) {
    CopySet set;
    const Node& zone = scope.node(scope.node(node.first).next);
    const int count = number_of(g, scope, node.first);
    for (SeatId seat : both_seats) {
        if (!side_includes(scope, static_cast<Side>(zone.number), seat)) continue;
        const Pile* cards = pile(g.m, seat, where_of(sub_as<Zone>(zone)));
        if (!cards) continue;
        const auto size = static_cast<int>(cards->size());
        for (int i = 0; i < std::min(count, size); ++i)
            set.insert((*cards)[static_cast<std::size_t>(node.kind == NodeKind::top_of ? size - 1 - i : i)]);
    }
    return set;
}

// The set and the select below `on` and `facing`.
struct Inner {
    NodeIndex set = no_node, select = no_node;
};
Inner inner_of(const Scope& scope, const Node& base) {
    Inner inner;
    inner.select = base.first;
    if (scope.node(inner.select).kind == NodeKind::set) {
        inner.set = inner.select;
        inner.select = scope.node(inner.set).next;
    }
    return inner;
}

CopySet on_set(Game& g, const Scope& scope, const Node& base) {
    CopySet set;
    const Candidates hosts = candidates(g, scope, inner_of(scope, base).select);
    if (hosts.of_characters)
        for (CopyId host : hosts.set) set |= cards_on(g.m, Spot{host.value}, sub_as<AttachedKind>(base));
    return set;
}

CopySet facing_set(Game& g, const Scope& scope, const Node& base) {
    CopySet set;
    const Candidates those = candidates(g, scope, inner_of(scope, base).select);
    if (those.of_characters)
        for (CopyId one : those.set) add_character(g, scope, facing(Spot{one.value}), set);
    return set;
}

}  // namespace

bool means_characters(const Scope& scope, NodeIndex select) {
    const Node& base = scope.node(parts_of(scope, select).base);
    switch (base.kind) {
        case NodeKind::place: return sub_as<Place>(base) != Place::this_ || scope.spot != no_spot;
        case NodeKind::facing: return true;
        case NodeKind::var: return binding_of(scope, base.number).kind == Binding::Kind::characters;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::zone:
        case NodeKind::on:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return false;
}

Candidates candidates(Game& g, const Scope& scope, NodeIndex select) {
    const SelectParts parts = parts_of(scope, select);
    const Node& base = scope.node(parts.base);
    Candidates found;
    found.of_characters = means_characters(scope, select);
    NodeIndex set = parts.set;
    switch (base.kind) {
        case NodeKind::place: found.set = place_set(g, scope, base); break;
        case NodeKind::zone: found.set = zone_set(g, scope, base); break;
        case NodeKind::on:
            found.set = on_set(g, scope, base);
            if (set == no_node) set = inner_of(scope, base).set;
            break;
        case NodeKind::facing:
            found.set = facing_set(g, scope, base);
            if (set == no_node) set = inner_of(scope, base).set;
            break;
        case NodeKind::top_of:
        case NodeKind::bottom_of: found.set = end_set(g, scope, base); break;
        case NodeKind::var: found.set = meant(g.m, scope, binding_of(scope, base.number)); break;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    if (set == no_node) return found;
    for (CopyId member : found.set)
        if (!passes(g, scope, set, found.object(member))) found.set.erase(member);
    return found;
}

Meant all_of(Game& g, const Scope& scope, NodeIndex selection) {
    Meant all;
    const auto add = [&](NodeIndex select) {
        const Candidates part = candidates(g, scope, select);
        (part.of_characters ? all.characters : all.cards) |= part.set;
    };
    if (scope.node(selection).kind == NodeKind::select) add(selection);
    else
        for (NodeIndex i = scope.node(selection).first; i != no_node; i = scope.node(i).next) add(i);
    return all;
}

namespace {

bool in_place(const Game& g, const Scope& scope, const Node& place, Object object) {
    const auto side = static_cast<Side>(place.number);
    switch (sub_as<Place>(place)) {
        case Place::this_:
            return object.is_character() && scope.spot != no_spot ? object.spot == scope.spot
                                                                  : object.copy == scope.source;
        case Place::foe: return scope.spot != no_spot && object.spot == facing(scope.spot);
        case Place::characters:
            if (object.past) return object.state > 0 && side_includes(scope, side, owner_of(object));
            return object.is_character() && side_includes(scope, side, seat_of(object.spot)) &&
                   (open_top(g.m, object.spot) != no_copy || seat_of(object.spot) == scope.controller);
        case Place::vacancies: break;
    }
    return false;
}

bool in_base(Game& g, const Scope& scope, const Node& base, NodeIndex select, Object object) {
    switch (base.kind) {
        case NodeKind::place: return in_place(g, scope, base, object);
        case NodeKind::zone: {
            if (object.is_character()) return false;
            const Where where = object.past ? object.from : state(g.m, object.copy).where;
            return where == where_of(sub_as<Zone>(base)) &&
                   side_includes(scope, static_cast<Side>(base.number), owner(object.copy));
        }
        case NodeKind::var: {
            const Binding held = binding_of(scope, base.number);
            const bool characters = held.kind == Binding::Kind::characters;
            if (characters != object.is_character()) return false;
            return held.set.contains(characters ? CopyId{object.spot.value} : object.copy);
        }
        case NodeKind::on:
        case NodeKind::facing:
        case NodeKind::top_of:
        case NodeKind::bottom_of: {
            const Candidates found = candidates(g, scope, select);
            if (found.of_characters != object.is_character()) return false;
            return found.set.contains(object.is_character() ? CopyId{object.spot.value} : object.copy);
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return false;
}

}  // namespace

bool selects(Game& g, const Scope& scope, NodeIndex selection, Object object) {
    const bool single = scope.node(selection).kind == NodeKind::select;
    for (NodeIndex i = single ? selection : scope.node(selection).first; i != no_node; i = scope.node(i).next) {
        const SelectParts parts = parts_of(scope, i);
        if (in_base(g, scope, scope.node(parts.base), i, object) &&
            (parts.set == no_node || passes(g, scope, parts.set, object)))
            return true;
        if (single) break;
    }
    return false;
}

}  // namespace cubenight::ultraman
