#include "engine/ultraman/ask/quantities.hpp"

#include <algorithm>

#include "engine/ultraman/ask/filters.hpp"
#include "engine/ultraman/ask/past.hpp"
#include "engine/ultraman/ask/query.hpp"

namespace cubenight::ultraman {
namespace {

// Numbers of texts stay within what a match can keep.
int kept(int number) { return std::clamp(number, -30'000, 30'000); }

// What a selection means, a variable's cards whether or not they have gone on; each kind apart.
template <class F>
void each_meant(Game& g, const Scope& scope, NodeIndex selection, F&& f) {
    for (NodeIndex i = scope.node(selection).first; i != no_node; i = scope.node(i).next) {
        Candidates found = candidates(g, scope, i);
        const SelectParts parts = parts_of(scope, i);
        const Node& base = scope.node(parts.base);
        if (base.kind == NodeKind::var) {
            const Binding held = binding_of(scope, base.number);
            if (held.kind == Binding::Kind::cards) {
                found.set = held.set;
                for (CopyId copy : found.set)
                    if (parts.set != no_node && !passes(g, scope, parts.set, {copy, no_spot})) found.set.erase(copy);
            }
        }
        f(found, parts.set);
    }
}

int count_of(Game& g, const Scope& scope, NodeIndex what) {
    if (scope.node(what).kind == NodeKind::happened) return times_happened(g, scope, what);
    int count = 0;
    each_meant(g, scope, what, [&](const Candidates& found, NodeIndex set) {
        const Node* distinct = filter_of(scope, set, NodeKind::distinct);
        count += distinct ? different(g, sub_as<SameIn>(*distinct), found) : found.set.size();
    });
    return count;
}

int sum_of(Game& g, const Scope& scope, const Node& stat) {
    int sum = 0;
    each_meant(g, scope, stat.first, [&](const Candidates& found, NodeIndex) {
        for (CopyId member : found.set) sum += stat_of(g, sub_as<Stat>(stat), found.object(member)).value_or(0);
    });
    return sum;
}

}  // namespace

int rounds_of(const Game& g) {
    if (option(g, OptionKey::vacancies_count)) return g.m.areas;
    int count = 0;
    for (int area = 0; area < g.m.areas; ++area)
        count += at(g.m, spot_of(area, seat0)).there() || at(g.m, spot_of(area, seat1)).there();
    return count;
}

int number_of(Game& g, const Scope& scope, NodeIndex quantity) {
    const Node& node = scope.node(quantity);
    const auto first = [&] { return number_of(g, scope, node.first); };
    const auto second = [&] { return number_of(g, scope, scope.node(node.first).next); };
    switch (node.kind) {
        case NodeKind::integer: return node.number;
        case NodeKind::add: return kept(first() + second());
        case NodeKind::subtract: return kept(first() - second());
        case NodeKind::multiply: return kept(first() * second());
        case NodeKind::minimum: return std::min(first(), second());
        case NodeKind::maximum: return std::max(first(), second());
        case NodeKind::divide: return node.number > 0 ? first() / node.number : 0;
        case NodeKind::count: return count_of(g, scope, node.first);
        case NodeKind::stat: return kept(sum_of(g, scope, node));
        case NodeKind::variable: return binding_of(scope, node.number).value;
        case NodeKind::rounds: return rounds_of(g);
        case NodeKind::half:
        case NodeKind::heads:
        case NodeKind::done:
#define CUBENIGHT_NAMED_quantity
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return 0;
}

namespace {

bool some(Game& g, const Scope& scope, NodeIndex selection) {
    bool found = false;
    each_meant(g, scope, selection, [&](const Candidates& part, NodeIndex) { found |= !part.set.empty(); });
    return found;
}

// There is something, and the filter holds for all of it.
bool all_are(Game& g, const Scope& scope, const Node& is) {
    bool found = false, all = true;
    const NodeIndex filter = scope.node(is.first).next;
    each_meant(g, scope, is.first, [&](const Candidates& part, NodeIndex) {
        for (CopyId member : part.set) {
            found = true;
            all = all && passes_filter(g, scope, filter, part.object(member));
        }
    });
    return found && all;
}

}  // namespace

bool holds(Game& g, const Scope& scope, NodeIndex predicate) {
    const Node& node = scope.node(predicate);
    switch (node.kind) {
        case NodeKind::and_:
            for (NodeIndex i = node.first; i != no_node; i = scope.node(i).next)
                if (!holds(g, scope, i)) return false;
            return true;
        case NodeKind::or_:
            for (NodeIndex i = node.first; i != no_node; i = scope.node(i).next)
                if (holds(g, scope, i)) return true;
            return false;
        case NodeKind::not_: return !holds(g, scope, node.first);
        case NodeKind::compare: {
            const NodeIndex right = scope.node(node.first).next;
            return related(sub_as<Relation>(node), number_of(g, scope, node.first),
                           right == no_node ? 0 : number_of(g, scope, right));
        }
        case NodeKind::any: return some(g, scope, node.first);
        case NodeKind::is: return all_are(g, scope, node);
        case NodeKind::happened: return times_happened(g, scope, predicate) > 0;
        case NodeKind::lead: return g.m.lead == seat_of(scope, sub_as<Player>(node));
        case NodeKind::first_turn:
        case NodeKind::second_player:
        case NodeKind::turn_of:
        case NodeKind::agrees:
        case NodeKind::spent:
#define CUBENIGHT_NAMED_predicate
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return false;
}

}  // namespace cubenight::ultraman
