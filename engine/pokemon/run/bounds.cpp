#include "engine/pokemon/run/bounds.hpp"

#include <algorithm>

#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/foresee/foresight.hpp"

namespace cubenight::pokemon {
namespace {

// What nobody needs to look for: "another card" is still any card, and so is one that lies face down.
bool says_nothing(const Game& g, const Scope& scope, NodeIndex filter) {
    const Node& node = scope.node(g, filter);
    if (node.kind == NodeKind::not_filter) return says_nothing(g, scope, node.first);
    return node.kind == NodeKind::other ||
           (node.kind == NodeKind::kind && static_cast<KindWord>(node.sub) == KindWord::face_up);
}

// The set says what is wanted, so that there may be none of it.
bool names_a_kind(const Game& g, const Scope& scope, NodeIndex set) {
    if (set == no_node) return false;
    for (NodeIndex i = scope.node(g, set).first; i != no_node; i = scope.node(g, i).next)
        if (!says_nothing(g, scope, i)) return true;
    return false;
}

// Cards of a deck that a text looked at, or own Prize cards that lie face down (JA E-34).
bool means_hidden_cards(Game& g, const Scope& scope, const Node& base) {
    if (base.kind == NodeKind::zone) return static_cast<Zone>(base.sub) == Zone::prizes;
    const Binding* binding = base.kind == NodeKind::var ? find_binding(scope, base.number) : nullptr;
    if (!binding || binding->kind != Binding::Kind::cards) return false;
    for (CopyId copy : live_members(g, *binding))
        if (state(g, copy).where == Where::deck || state(g, copy).where == Where::prizes) return true;
    return false;
}

// `exactly`: all of them or none.
// Follows JA II-A.b4.
void allow_none(Bounds& bounds) {
    if (bounds.whole) bounds.none = true;
    else bounds.least = 0;
}

// Whether fewer or none may be chosen because the other seat cannot check what there is (JA I-H, E-18.b2, E-33;
// differences 11, 28).
// Follows ZH I-H.b2, D-04.b4, D-05.b3.
bool may_be_hidden(Game& g, const Scope& scope, const SelectParts& parts, Search search, const Bounds& bounds) {
    if (bounds.random || bounds.all || !names_a_kind(g, scope, parts.set) || scope.context->paying) return false;
    const Node& base = scope.node(g, parts.base);
    const bool in_deck = base.kind == NodeKind::zone && static_cast<Zone>(base.sub) == Zone::deck;
    const bool prizes = base.kind == NodeKind::zone && static_cast<Zone>(base.sub) == Zone::prizes;
    if (prizes && !g.book.option(OptionKey::hand_choice_may_fail))
        return false;  // JA alone says it of both (E-33, E-34)
    if (search == Search::hidden_zone || in_deck || means_hidden_cards(g, scope, base))
        return bounds.most > 1 || g.book.option(OptionKey::single_search_may_fail);
    const bool own_hand = base.kind == NodeKind::zone && static_cast<Zone>(base.sub) == Zone::hand &&
                          (static_cast<Side>(base.number) == Side::my || static_cast<Side>(base.number) == Side::own) &&
                          scope.actor == scope.controller;
    return own_hand && g.book.option(OptionKey::hand_choice_may_fail);
}

}  // namespace

// Follows ZH II-A.b4, D-02.b2.
Bounds bounds_of(Game& g, const Scope& scope, NodeIndex range) {
    if (range == no_node) return {0, 0, false, true};
    const Node& node = scope.node(g, range);
    const int n = node.first == no_node ? 0 : std::max(0, quantity(g, scope, node.first));
    switch (static_cast<RangeKind>(node.sub)) {
        case RangeKind::number: return {n, n, false, false};
        case RangeKind::exactly: return {n, n, false, false, true, false};
        case RangeKind::up_to: return {std::min(1, n), n, false, false};
        case RangeKind::any_number: return {0, 1000, false, false};
        case RangeKind::all: return {0, 0, false, true};
        case RangeKind::random: return {n, n, true, false};
    }
    return {};
}

Bounds bounds_of_part(Game& g, const Scope& scope, const SelectParts& parts, Search search) {
    Bounds bounds = bounds_of(g, scope, parts.range);
    bounds.unchecked = may_be_hidden(g, scope, parts, search, bounds);
    if (bounds.unchecked) allow_none(bounds);
    return bounds;
}

bool must_change(Game& g, const Scope& scope, NodeIndex select, const SelectParts& parts) {
    if (!g.book.option(OptionKey::any_number_changes)) return false;
    const bool any_number =
        parts.range != no_node && scope.node(g, parts.range).sub == static_cast<std::uint8_t>(RangeKind::any_number);
    const bool used =
        scope.kind == TextKind::trainer || scope.kind == TextKind::ability || scope.kind == TextKind::stadium;
    const bool reacts = scope.context->phase == TextPhase::reacting;  // to an event: nobody uses it
    return any_number && used && !reacts && !changes_without(g, scope, select);
}

}  // namespace cubenight::pokemon
