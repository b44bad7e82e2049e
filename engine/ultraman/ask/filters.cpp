#include "engine/ultraman/ask/filters.hpp"

#include <cstdlib>

#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/ask/quantities.hpp"

namespace cubenight::ultraman {
namespace {

TypeSet types_of(Game& g, Object object) {
    if (object.is_character()) return types_of(g, object.spot);
    return card(g, object.copy).types;
}

// How many cards make it up; of a card none, but of one whose past is asked about.
int state_of(const Game& g, Object object) {
    if (object.past) return object.state;
    return object.is_character() ? std::min(open_count(g.m, object.spot), state_count) : 0;
}

bool is_variable(Game& g, const Scope& scope, int variable, Object object) {
    const Binding held = binding_of(scope, variable);
    switch (held.kind) {
        case Binding::Kind::cards: return !object.is_character() && held.set.contains(object.copy);
        case Binding::Kind::characters: return object.is_character() && held.set.contains(CopyId{object.spot.value});
        case Binding::Kind::type: return types_of(g, object).bits & held.value;
        case Binding::Kind::name: {
            const CompiledCard* record = record_of(g, object);
            return record && record->character == held.value;
        }
        case Binding::Kind::number:
        case Binding::Kind::nothing: break;
    }
    return false;
}

bool is_adjacent(const Scope& scope, Object object) {
    return object.is_character() && scope.spot != no_spot && std::abs(area_of(object.spot) - area_of(scope.spot)) == 1;
}

// Kinds of card (2.3.6.1 to 2.3.6.3, 2.4.4), TYPEs, states, and what affects it.
bool is_kind(Game& g, const Node& filter, Object object, const CompiledCard& record) {
    switch (sub_as<KindWord>(filter)) {
        case KindWord::type: return types_of(g, object).bits & filter.number;
        case KindWord::ultraman: return record.categories.has(Category::ultraman);
        case KindWord::kaiju: return record.categories.has(Category::kaiju);
        case KindWord::mech: return record.categories.has(Category::mech);
        case KindWord::scene: return record.is_scene();
        case KindWord::character: return record.is_character();
        case KindWord::single: return state_of(g, object) == 1;
        case KindWord::double_: return state_of(g, object) == 2;
        case KindWord::triple: return state_of(g, object) == 3;
        case KindWord::quad: return state_of(g, object) == 4;
        case KindWord::on_extra: return object.is_character() && is_on_extra(g, object.spot);
        case KindWord::raised: return object.is_character() && is_raised(g, object.spot);
        case KindWord::lowered: return object.is_character() && is_lowered(g, object.spot);
        case KindWord::adjacent:
        case KindWord::foe:
        case KindWord::variable: break;  // asked before
    }
    return false;
}

// 2.3.1.2, 2.3.2, 2.4.1.2, 11.18
bool has_name(const Game& g, const Node& filter, Object object, const CompiledCard& record) {
    switch (sub_as<NameOf>(filter)) {
        case NameOf::character: return record.character == filter.number && record.is_character();
        case NameOf::team: return (record.teams >> filter.number) & 1;
        case NameOf::part: {
            const CopyId copy = object.is_character() ? open_top(g.m, object.spot) : object.copy;
            return g.book.has_part(state(g.m, copy).card, filter.number);
        }
    }
    return false;
}

bool shares_with(Game& g, const Scope& scope, const Node& filter, Object object) {
    const Meant those = all_of(g, scope, filter.first);
    const auto what = sub_as<SameIn>(filter);
    for (CopyId copy : those.cards)
        if (have_in_common(g, what, object, {copy, no_spot})) return true;
    for (CopyId spot : those.characters)
        if (have_in_common(g, what, object, {no_copy, Spot{spot.value}})) return true;
    // A variable whose cards have gone on is still asked about.
    for (NodeIndex i = scope.node(filter.first).first; i != no_node; i = scope.node(i).next) {
        const Node& base = scope.node(parts_of(scope, i).base);
        if (base.kind != NodeKind::var) continue;
        const Binding held = binding_of(scope, base.number);
        if (held.kind == Binding::Kind::cards)
            for (CopyId copy : held.set)
                if (have_in_common(g, what, object, {copy, no_spot})) return true;
        if (held.kind == Binding::Kind::type && (types_of(g, object).bits & held.value)) return true;
    }
    return false;
}

bool compares(Game& g, const Scope& scope, const Node& filter, Object object) {
    const auto value = stat_of(g, sub_as<Stat>(filter), object);
    return value && filter.first != no_node &&
           related(static_cast<Relation>(filter.number), *value, number_of(g, scope, filter.first));
}

bool passes_one(Game& g, const Scope& scope, NodeIndex index, Object object);

bool passes_any(Game& g, const Scope& scope, const Node& node, Object object) {
    for (NodeIndex i = node.first; i != no_node; i = scope.node(i).next)
        if (passes_one(g, scope, i, object)) return true;
    return false;
}

bool passes_one(Game& g, const Scope& scope, NodeIndex index, Object object) {
    const Node& filter = scope.node(index);
    // What lies face down is asked for nothing but its place.
    if (filter.kind == NodeKind::other)
        return object.is_character() ? object.spot != scope.spot : object.copy != scope.source;
    if (filter.kind == NodeKind::kind) {
        const auto word = sub_as<KindWord>(filter);
        if (word == KindWord::adjacent) return is_adjacent(scope, object);
        if (word == KindWord::variable) return is_variable(g, scope, filter.number, object);
        if (word == KindWord::foe)
            return object.is_character() && scope.spot != no_spot && object.spot == facing(scope.spot);
    }
    if (filter.kind == NodeKind::distinct) return true;
    const CompiledCard* record = record_of(g, object);
    if (!record) return false;
    switch (filter.kind) {
        case NodeKind::not_filter: return !passes_one(g, scope, filter.first, object);
        case NodeKind::one_of: return passes_any(g, scope, filter, object);
        case NodeKind::all_of: return passes(g, scope, index, object);
        case NodeKind::kind: return is_kind(g, filter, object, *record);
        case NodeKind::name: return has_name(g, filter, object, *record);
        case NodeKind::shares: return shares_with(g, scope, filter, object);
        case NodeKind::stat_compare: return compares(g, scope, filter, object);
        case NodeKind::other:
        case NodeKind::distinct:
        case NodeKind::extreme:
        case NodeKind::marked:
        case NodeKind::carries:
#define CUBENIGHT_NAMED_filter
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return false;
}

// What of it is the same or another: a word, a number, or bits.
int feature_of(Game& g, SameIn what, Object object) {
    const CompiledCard* record = record_of(g, object);
    if (!record) return -1;
    switch (what) {
        case SameIn::name: {
            const CopyId copy = object.is_character() ? open_top(g.m, object.spot) : object.copy;
            return g.book.name(state(g.m, copy).card);
        }
        case SameIn::type: return types_of(g, object).bits;
        case SameIn::character: return record->character;
        case SameIn::level: return object.is_character() ? level_of(g, object.spot) : record->level;
        case SameIn::printed_type: return record->types.bits;
    }
    return -1;
}

constexpr bool are_bits(SameIn what) { return what == SameIn::type || what == SameIn::printed_type; }

}  // namespace

bool passes_filter(Game& g, const Scope& scope, NodeIndex filter, Object object) {
    return passes_one(g, scope, filter, object);
}

bool passes(Game& g, const Scope& scope, NodeIndex set, Object object) {
    for (NodeIndex i = scope.node(set).first; i != no_node; i = scope.node(i).next)
        if (!passes_one(g, scope, i, object)) return false;
    return true;
}

const Node* filter_of(const Scope& scope, NodeIndex set, NodeKind kind) {
    if (set == no_node) return nullptr;
    for (NodeIndex i = scope.node(set).first; i != no_node; i = scope.node(i).next)
        if (scope.node(i).kind == kind) return &scope.node(i);
    return nullptr;
}

bool have_in_common(Game& g, SameIn what, Object a, Object b) {
    const int x = feature_of(g, what, a), y = feature_of(g, what, b);
    if (x < 0 || y < 0) return false;
    return are_bits(what) ? (x & y) != 0 : x == y;
}

int different(Game& g, SameIn what, const Candidates& among) {
    if (are_bits(what)) {
        int bits = 0;
        for (CopyId member : among.set)
            if (const int feature = feature_of(g, what, among.object(member)); feature > 0) bits |= feature;
        return std::popcount(static_cast<unsigned>(bits));
    }
    int count = 0;
    CopySet seen;
    for (CopyId member : among.set) {
        bool is_new = feature_of(g, what, among.object(member)) >= 0;
        for (CopyId other : seen)
            is_new = is_new && !have_in_common(g, what, among.object(member), among.object(other));
        if (is_new) seen.insert(member), ++count;
    }
    return count;
}

std::optional<int> stat_of(Game& g, Stat stat, Object object) {
    const CompiledCard* record = record_of(g, object);
    if (!record) return std::nullopt;
    const auto column = [&](State state) -> std::optional<int> {
        const int bp = record->bp[static_cast<std::size_t>(state)];
        return record->is_character() && bp >= 0 ? std::optional(bp) : std::nullopt;
    };
    switch (stat) {
        case Stat::level:
            if (record->is_scene()) return std::nullopt;
            return object.is_character() ? level_of(g, object.spot) : record->level;
        case Stat::round: return record->is_scene() ? std::optional<int>(record->round) : std::nullopt;
        case Stat::bp:
            if (!object.is_character()) return std::nullopt;
            return bp_of(g, object.spot).value;
        case Stat::printed_single: return column(State::single);
        case Stat::printed_double: return column(State::double_);
        case Stat::printed_triple: return column(State::triple);
        case Stat::printed_quad: return column(State::quad);
        case Stat::printed_extra: return record->extra >= 0 ? std::optional<int>(record->extra) : std::nullopt;
        case Stat::area: return object.is_character() ? std::optional<int>(area_of(object.spot) + 1) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace cubenight::ultraman
