#include "engine/ultraman/run/in_vain.hpp"

#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/ask/query.hpp"

namespace cubenight::ultraman {
namespace {

// Some part of the selection asks for a variable that may get its meaning first.
bool names_variables(const Scope& scope, NodeIndex node) {
    for (NodeIndex i = node; i < subtree_end({scope.nodes, scope.text->size}, node); ++i)
        if (scope.node(i).kind == NodeKind::var || scope.node(i).kind == NodeKind::variable ||
            (scope.node(i).kind == NodeKind::kind && sub_as<KindWord>(scope.node(i)) == KindWord::variable))
            return true;
    return false;
}

// Nobody is meant, whatever comes of variables.
bool means_nobody(Game& g, const Scope& scope, NodeIndex selection) {
    return scope.node(selection).kind == NodeKind::selection && !names_variables(scope, selection) &&
           all_of(g, scope, selection).empty();
}

bool is_known(const Scope& scope, NodeIndex selection) {
    return scope.node(selection).kind == NodeKind::selection && !names_variables(scope, selection);
}

// Characters that a selection means; a card that lies in one stands for it.
CopySet characters_meant(Game& g, const Scope& scope, NodeIndex selection) {
    const Meant those = all_of(g, scope, selection);
    CopySet spots = those.characters;
    for (CopyId copy : those.cards)
        if (const Spot spot = spot_of(g.m, copy); spot != no_spot) spots.insert(CopyId{spot.value});
    return spots;
}

// No two characters of one seat can change places (11.9).
bool swaps_nobody(Game& g, const Scope& scope, NodeIndex first) {
    const NodeIndex second = scope.node(first).next == no_node ? first : scope.node(first).next;
    if (!is_known(scope, first) || !is_known(scope, second)) return false;
    const CopySet ones = characters_meant(g, scope, first), others = characters_meant(g, scope, second);
    for (CopyId one : ones)
        for (CopyId other : others) {
            const Spot x{one.value}, y{other.value};
            if (x != y && seat_of(x) == seat_of(y) && at(g.m, x).there() && at(g.m, y).there()) return false;
        }
    return true;
}

// None of the cards fits onto, or below, any of the characters.
bool stacks_nothing(Game& g, const Scope& scope, const Node& stack) {
    const NodeIndex first = stack.first, second = scope.node(first).next;
    if (!is_known(scope, first)) return false;
    const CopySet cards = all_of(g, scope, first).cards;
    if (cards.empty()) return true;
    if (!is_known(scope, second)) return false;
    const CopySet spots = characters_meant(g, scope, second);
    for (CopyId copy : cards)
        for (CopyId spot : spots)
            if (fits_stack(g, stack, copy, Spot{spot.value})) return false;
    return true;
}

// Nothing is put there, or it goes to a vacancy, and there is none.
bool puts_nothing(Game& g, const Scope& scope, NodeIndex selection) {
    if (means_nobody(g, scope, selection)) return true;
    const Node& where = scope.node(scope.node(scope.node(selection).next).first);
    if (where.kind != NodeKind::in_place) return false;
    for (NodeIndex i = scope.node(where.first).first; i != no_node; i = scope.node(i).next) {
        const Node& base = scope.node(parts_of(scope, i).base);
        if (base.kind != NodeKind::place || sub_as<Place>(base) != Place::vacancies) return false;
        if (!vacancies(g.m, scope, static_cast<Side>(base.number)).empty()) return false;
    }
    return true;
}

// Every part of a `lasting` is given to nobody.
bool gives_nobody(Game& g, const Scope& scope, NodeIndex block) {
    for (NodeIndex part = scope.node(block).first; part != no_node; part = scope.node(part).next) {
        if (scope.node(part).kind == NodeKind::when) return false;
        const bool while_ = scope.node(part).kind == NodeKind::while_;
        const NodeIndex give = while_ ? scope.node(scope.node(part).first).next : part;
        if (!means_nobody(g, scope, scope.node(give).first)) return false;
    }
    return true;
}

// One after another: what is in vain leaves all as it is for the next. What asks about those before it may hold.
bool all_in_vain(Game& g, const Scope& scope, NodeIndex first) {
    for (NodeIndex i = first; i != no_node; i = scope.node(i).next) {
        if (scope.node(i).kind == NodeKind::fully) continue;  // follows only what was done
        if (scope.node(i).kind == NodeKind::if_ && i != first) return false;
        if (!is_in_vain(g, scope, i)) return false;
    }
    return true;
}

bool charges_nothing(Game& g, const Scope& scope, const Node& charge) {
    if (names_variables(scope, charge.first) || option(g, OptionKey::charge_reveals)) return false;
    return g.m.seats[scope.actor].deck.empty() || number_of(g, scope, charge.first) <= 0 ||
           means_nobody(g, scope, scope.node(charge.first).next);
}

bool branch_in_vain(Game& g, const Scope& scope, NodeIndex if_) {
    const NodeIndex predicate = scope.node(if_).first, yes = scope.node(predicate).next;
    if (names_variables(scope, predicate)) return false;
    const NodeIndex branch = holds(g, scope, predicate) ? yes : scope.node(yes).next;
    return branch == no_node || is_in_vain(g, scope, branch);
}

bool parts_in_vain(Game& g, const Scope& scope, NodeIndex either) {
    for (NodeIndex part = scope.node(either).first; part != no_node; part = scope.node(part).next)
        if (scope.node(part).kind != NodeKind::range && !is_in_vain(g, scope, part)) return false;
    return true;
}

}  // namespace

bool is_in_vain(Game& g, const Scope& scope, NodeIndex statement) {
    const Node& node = scope.node(statement);
    switch (node.kind) {
        case NodeKind::block: return all_in_vain(g, scope, node.first);
        case NodeKind::draw:
            return !names_variables(scope, node.first) &&
                   (g.m.seats[scope.actor].deck.empty() || number_of(g, scope, node.first) <= 0);
        case NodeKind::put: return puts_nothing(g, scope, node.first);
        case NodeKind::discard:
        case NodeKind::exile:
        case NodeKind::look:
        case NodeKind::negate:
        case NodeKind::each:
        case NodeKind::use_text: return means_nobody(g, scope, node.first);
        case NodeKind::swap: return swaps_nobody(g, scope, node.first);
        case NodeKind::stack: return stacks_nothing(g, scope, node);
        case NodeKind::charge: return charges_nothing(g, scope, node);
        case NodeKind::lasting: return gives_nobody(g, scope, scope.node(node.first).next);
        case NodeKind::either: return parts_in_vain(g, scope, statement);
        case NodeKind::pay: return is_in_vain(g, scope, node.first);  // without its price the rest does not follow
        case NodeKind::if_: return branch_in_vain(g, scope, statement);
        case NodeKind::may: {
            const NodeIndex otherwise = scope.node(node.first).next;
            return is_in_vain(g, scope, node.first) && (otherwise == no_node || is_in_vain(g, scope, otherwise));
        }
        default: return false;  // it is known when it is done
    }
}

}  // namespace cubenight::ultraman
