#include "engine/pokemon/foresee/beforehand.hpp"

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/conceivable.hpp"
#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/past.hpp"
#include "engine/pokemon/ask/quantities.hpp"

namespace cubenight::pokemon {
namespace {

std::uint8_t bound_in(const Scope& scope) {
    unsigned bits = 0;
    if (scope.context)
        for (unsigned v = 0; v < most_variables; ++v)
            bits |= static_cast<unsigned>(scope.context->bindings[v].kind != Binding::Kind::nothing) << v;
    return static_cast<std::uint8_t>(bits);
}

std::uint16_t bit_of(int variable) { return static_cast<std::uint16_t>(1u << variable); }

}  // namespace

Beforehand::Beforehand(Game& g, const Scope& scope, NodeIndex without)
    : g_(g), scope_(scope), knower_(scope.actor), without_(without), known_(bound_in(scope)) {}

Binding& Beforehand::lend(int variable) {
    if (!guess_) guess_ = scope_.context ? *scope_.context : Context{};
    scope_.context = &*guess_;
    known_ |= static_cast<std::uint8_t>(bit_of(variable));
    return guess_->bindings[static_cast<std::size_t>(variable)];
}

void Beforehand::know(int variable, CopySet set, bool of_pokemon) {
    lend(variable) = Binding{set, 0, g_.m.serial, of_pokemon ? Binding::Kind::pokemon : Binding::Kind::cards, {}};
}

void Beforehand::know(int variable, int number) {
    lend(variable) = Binding{{}, static_cast<std::int16_t>(number), 0, Binding::Kind::number, {}};
}

void Beforehand::note_binder(NodeIndex select, int variable) {
    if (variable < 0 || variable >= most_variables) return;
    binders_[variable] = select;
    known_ &= static_cast<std::uint8_t>(~bit_of(variable));
    empty_ &= static_cast<std::uint16_t>(~bit_of(variable));
    if (select == without_) empty_ |= bit_of(variable);
    if (select == without_ || unknown(select) || says(select, says_outcome)) return;
    const auto is_nothing = [&](bool any) {
        if (!any && !paid_for(select)) empty_ |= bit_of(variable);
    };
    if (!could_leave_no_choice(select)) return is_nothing(any_conceivable(g_, scope_, select, knower_));
    const Candidates found = candidates(g_, scope_, select);  // all that is conceivable, since it lies open
    is_nothing(!found.set.empty());
    if (leaves_no_choice(select, found)) know(variable, found.set, found.of_pokemon);
}

void Beforehand::note_binders(NodeIndex selection) {
    for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next) note_binder(i);
}

void Beforehand::note_choice(const Node& choose) {
    const Node& what = node(choose.first);
    known_ &= static_cast<std::uint8_t>(~bit_of(choose.number));
    const bool number = what.kind != NodeKind::selection && what.kind != NodeKind::value;
    if (number && !told_later(choose.first)) know(choose.number, quantity(g_, scope_, choose.first));
    if (what.kind != NodeKind::selection) return;
    if (node(what.first).next == no_node) note_binder(what.first, choose.number);
    else note_union(choose.first, choose.number);
    if (!holds_nothing(choose.number) && !selectable(choose.first)) empty_ |= bit_of(choose.number);
}

// Several parts of which nobody can choose.
void Beforehand::note_union(NodeIndex selection, int variable) {
    CopySet all;
    int of_pokemon = 0, parts = 0;
    for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next, ++parts) {
        if (i == without_ || unknown(i) || says(i, says_outcome)) return;
        if (!could_leave_no_choice(i)) return;
        const Candidates found = candidates(g_, scope_, i);
        if (!leaves_no_choice(i, found)) return;
        all |= found.set;
        of_pokemon += found.of_pokemon;
    }
    if (of_pokemon == 0 || of_pokemon == parts) know(variable, all, of_pokemon != 0);
}

void Beforehand::note_nobody(NodeIndex selection) {
    for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next)
        if (const int variable = node(i).number - 1; variable >= 0) empty_ |= bit_of(variable);
}

void Beforehand::note_payment(NodeIndex statement, int wanted) {
    const Node& n = node(statement);
    Zone to = Zone::discard;
    if (n.kind == NodeKind::put) {
        const Node& place = node(node(node(n.first).next).first);
        const bool deck = place.kind == NodeKind::top || place.kind == NodeKind::bottom || place.kind == NodeKind::into;
        if (!deck && place.kind != NodeKind::zone) return;
        to = deck ? Zone::deck : static_cast<Zone>(place.sub);
    }
    for (NodeIndex i = node(n.first).first; i != no_node && !paid_.full(); i = node(i).next)
        paid_.push_back({to, i, wanted});
}

bool Beforehand::tells_of_its_play(NodeIndex index) const {
    const Node& n = node(index);
    if (scope_.kind != TextKind::trainer || !says(index, says_played)) return false;
    if (n.kind == NodeKind::happened)
        return would_mean_play_of(g_, scope_, n, g_.leaving == no_copy ? scope_.source : g_.leaving);
    for (NodeIndex i = n.first; i != no_node; i = node(i).next)
        if (tells_of_its_play(i)) return true;
    return false;
}

bool Beforehand::paid_for(NodeIndex select) const {
    const SelectParts parts = parts_of(g_, scope_, select);
    if (paid_.empty() || parts.base == no_node || node(parts.base).kind != NodeKind::zone) return false;
    const unsigned left_out = parts.set == no_node ? 0 : scope_.facts(g_, parts.set).names;
    for (const Payment& payment : paid_) {
        const int name = node(payment.select).number - 1;
        if (payment.to != static_cast<Zone>(node(parts.base).sub) || (name >= 0 && (left_out >> name) & 1)) continue;
        for (CopyId copy : conceivable(g_, scope_, payment.select, knower_, scope_.source))
            if (side_includes(scope_, static_cast<Side>(node(parts.base).number), owner(copy)) &&
                (parts.set == no_node || passes(g_, with_open(), parts.set, {copy, no_slot})))
                return true;
    }
    return false;
}

bool Beforehand::takes_all_of(CopySet cards) const {
    return std::any_of(paid_.begin(), paid_.end(), [&](const Payment& payment) {
        const CopySet source = conceivable(g_, scope_, payment.select, knower_, scope_.source);
        return cards.size() <= payment.wanted - (source - cards).size() && (cards - source).empty();
    });
}

bool Beforehand::pays_with_pokemon() const {
    return std::any_of(paid_.begin(), paid_.end(), [&](const Payment& payment) {
        const Node& base = node(parts_of(g_, scope_, payment.select).base);
        return base.kind == NodeKind::place && !(is_this(base) && scope_.slot == no_slot);
    });
}

int Beforehand::paid_from_hand() const {
    int most = 0;
    for (const Payment& payment : paid_) {
        const SelectParts parts = parts_of(g_, scope_, payment.select);
        const Node& base = node(parts.base);
        if (base.kind != NodeKind::zone || static_cast<Zone>(base.sub) != Zone::hand ||
            !side_includes(scope_, static_cast<Side>(base.number), scope_.actor))
            continue;
        const int there = conceivable(g_, scope_, payment.select, knower_, scope_.source).size();
        const bool counted = parts.range != no_node && node(parts.range).first != no_node;
        most += counted ? std::min(there, quantity(g_, scope_, node(parts.range).first)) : there;
    }
    return most;
}

bool Beforehand::selectable(NodeIndex selection) {
    return any_of_selection(selection, [&](NodeIndex i) { return could_mean(i); });
}

// Notes what the select binds, too.
bool Beforehand::could_mean(NodeIndex i) {
    note_binder(i);
    if (i == without_ || mentions_empty(i)) return false;
    const bool open = (unknown(i) && base_is_open(i)) || says(i, says_outcome) || tells_of_its_play(i);
    if (open) return !is_end_of_no_deck(i);
    if (asks_for_none(i) || has_too_few(i)) return false;
    if (paid_.empty()) return any_conceivable(g_, with_open(), i, knower_, played());
    const CopySet there = conceivable(g_, with_open(), i, knower_, played());
    return (!there.empty() && !takes_all_of(there)) || paid_for(i);
}

// So many cards of a deck that has none, however many those would be.
bool Beforehand::is_end_of_no_deck(NodeIndex select) const {
    const Node& base = node(parts_of(g_, scope_, select).base);
    if ((base.kind != NodeKind::top_of && base.kind != NodeKind::bottom_of) || pays_into(Zone::deck)) return false;
    const Node& zone = node(node(base.first).next);
    if (static_cast<Zone>(zone.sub) != Zone::deck) return false;
    for (SeatId seat : both_seats)
        if (side_includes(scope_, static_cast<Side>(zone.number), seat) && !g_.m.seats[seat].deck.empty()) return false;
    return true;
}

// A number that is nothing by now.
bool Beforehand::asks_for_none(NodeIndex select) {
    const Node& range = node(node(select).first);
    if (range.kind != NodeKind::range || range.first == no_node || told_later(range.first)) return false;
    return node(range.first).kind != NodeKind::integer && quantity(g_, scope_, range.first) <= 0;
}

// `exactly 2` of one cannot be done.
bool Beforehand::has_too_few(NodeIndex select) {
    const Node& range = node(node(select).first);
    if (range.kind != NodeKind::range || static_cast<RangeKind>(range.sub) != RangeKind::exactly || paid_for(select))
        return false;
    return conceivable(g_, with_open(), select, knower_, played()).size() < quantity(g_, scope_, range.first);
}

// What is not known yet says where to look, or how many; filters only keep out.
bool Beforehand::base_is_open(NodeIndex select) const {
    const SelectParts parts = parts_of(g_, scope_, select);
    if (parts.range != no_node && unknown(parts.range)) return true;
    const Node& base = node(parts.base);
    switch (base.kind) {
        case NodeKind::place:
        case NodeKind::zone: return false;
        case NodeKind::on:
            return base_is_open(node(base.first).kind == NodeKind::set ? node(base.first).next : base.first);
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::var:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return unknown(parts.base);
}

// Everybody sees what is there, and it may be that all of it is taken.
bool Beforehand::could_leave_no_choice(NodeIndex select) const {
    const SelectParts parts = parts_of(g_, scope_, select);
    const Node& base = node(parts.base);
    if (says(select, says_hidden) || !paid_.empty() ||
        (base.kind == NodeKind::zone && static_cast<Zone>(base.sub) == Zone::hand))
        return false;
    if (parts.range == no_node) return true;
    const auto kind = static_cast<RangeKind>(node(parts.range).sub);
    return kind == RangeKind::all || kind == RangeKind::number || kind == RangeKind::exactly;
}

// And so it is with what was found. REQUIRES: could_leave_no_choice.
bool Beforehand::leaves_no_choice(NodeIndex select, const Candidates& found) {
    const SelectParts parts = parts_of(g_, scope_, select);
    const Node& base = node(parts.base);
    if (parts.range == no_node || static_cast<RangeKind>(node(parts.range).sub) == RangeKind::all) return true;
    const int wanted = quantity(g_, scope_, node(parts.range).first);
    return found.set.single() ? wanted >= 1 : base.kind != NodeKind::on && found.set.size() <= wanted;
}

// The select that bound the variable of a bare `$x`, where it tells all that can be known.
NodeIndex Beforehand::binder_of(NodeIndex select) const {
    const Node& base = node(node(select).first);
    if (base.kind != NodeKind::var || base.next != no_node || base.number >= most_variables) return no_node;
    const NodeIndex binder = binders_[base.number];
    return binder == no_node || unknown(binder) ? no_node : binder;
}

}  // namespace cubenight::pokemon
