// Quantities and conditions of texts (query.hpp).
#include "engine/pokemon/ask/quantities.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/past.hpp"
#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {
namespace {

// How many different names or types there are among them (JA D-02.ex2).
int count_different(Game& g, const Node& distinct, const Candidates& found) {
    TypeSet types;
    int names = 0;
    for (CopyId copy : found.set) {
        const Object object = object_of(g, copy, found.of_pokemon);
        types = types | types_of_object(g, object);
        bool again = false;
        for (CopyId earlier : found.set) {
            if (earlier == copy) break;
            again |= facts_of(g, object_of(g, earlier, found.of_pokemon)).name == facts_of(g, object).name;
        }
        names += !again;
    }
    return is_in_name(distinct) ? names : types.size();
}

// Energy counts units, everything else cards or Pokémon (JA B-02.ex1).
}  // namespace

int units_meant(Game& g, const Scope& scope, NodeIndex filters, CopyId copy) {
    const Units units = units_of(g, copy);
    int count = 0;
    for (int i = 0; i < units.count; ++i) {
        bool fits = true;
        for (NodeIndex f = filters == no_node ? no_node : scope.node(g, filters).first; f != no_node;
             f = scope.node(g, f).next) {
            const Node& filter = scope.node(g, f);
            if (filter.kind == NodeKind::kind && static_cast<KindWord>(filter.sub) == KindWord::type)
                fits &= units.each[i].has_all({static_cast<std::uint16_t>(filter.number)});
        }
        count += fits;
    }
    return count;
}

namespace {

int count_of(Game& g, const Scope& scope, NodeIndex selection) {
    int total = 0;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Candidates found = candidates(g, scope, i);
        if (const Node* distinct =
                filter_of(g, scope, own_filters(g, scope, parts_of(g, scope, i)), NodeKind::distinct)) {
            total += count_different(g, *distinct, found);
            continue;
        }
        bool units = false;
        for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            units |= node.kind == NodeKind::on && static_cast<AttachedKind>(node.sub) == AttachedKind::energy;
        }
        if (!units) {
            total += found.set.size();
            continue;
        }
        const NodeIndex filters = own_filters(g, scope, parts_of(g, scope, i));
        for (CopyId copy : found.set) total += units_meant(g, scope, filters, copy);
    }
    return total;
}

int stat_sum(Game& g, const Scope& scope, const Node& node) {
    const Candidates found = all_of(g, scope, node.first);
    int sum = 0;
    for (CopyId copy : found.set)
        sum += stat_of(g, scope, static_cast<Stat>(node.sub), object_of(g, copy, found.of_pokemon));
    return sum;
}

int variable_value(const Game& g, const Scope& scope, int variable) {
    const Binding* binding = find_binding(scope, variable);
    if (!binding) return 0;
    if (binding->kind == Binding::Kind::cards || binding->kind == Binding::Kind::pokemon)
        return live_members(g, *binding).size();
    return binding->value;
}

bool any_of_both(Game& g, const Scope& scope, const Node& node) {
    for (NodeIndex i = node.first; i != no_node; i = scope.node(g, i).next)
        if (holds(g, scope, i)) return true;
    return false;
}

bool all_hold(Game& g, const Scope& scope, const Node& node) {
    for (NodeIndex i = node.first; i != no_node; i = scope.node(g, i).next)
        if (!holds(g, scope, i)) return false;
    return true;
}

bool is_condition(Game& g, const Scope& scope, const Node& node) {
    const Candidates found = all_of(g, scope, node.first);
    const NodeIndex filter = scope.node(g, node.first).next;
    if (found.set.empty()) return false;
    for (CopyId copy : found.set)
        if (!passes_filter(g, scope, filter, object_of(g, copy, found.of_pokemon))) return false;
    return true;
}

}  // namespace

static int half_of(int whole, HalfKind rounded) {
    switch (rounded) {
        case HalfKind::down: return whole / 2;
        case HalfKind::up: return (whole + 1) / 2;
        case HalfKind::up_to_ten: return (whole + 19) / 20 * 10;
    }
    return 0;
}

// Follows JA D-17.b1, D-17.b2; ZH D-17.b2.
static int quantity_of(Game& g, const Scope& scope, const Node& node) {
    const auto left = [&] { return quantity(g, scope, node.first); };
    const auto right = [&] { return quantity(g, scope, scope.node(g, node.first).next); };
    switch (node.kind) {
        case NodeKind::integer: return node.number;
        case NodeKind::add: return left() + right();
        case NodeKind::subtract: return left() - right();
        case NodeKind::multiply: return left() * right();
        case NodeKind::minimum: return std::min(left(), right());
        case NodeKind::maximum: return std::max(left(), right());
        case NodeKind::half: return half_of(left(), static_cast<HalfKind>(node.sub));
        case NodeKind::count: {
            const Node& counted = scope.node(g, node.first);
            return counted.kind == NodeKind::happened ? times_happened(g, scope, counted)
                                                      : count_of(g, scope, node.first);
        }
        case NodeKind::points: return points_happened(g, scope, scope.node(g, node.first));
        case NodeKind::heads: return scope.context ? scope.context->heads : 0;
        case NodeKind::done: return scope.context ? scope.context->done : 0;
        case NodeKind::stat: return stat_sum(g, scope, node);
        case NodeKind::prizes: {
            const SeatId seat = seat_of(scope, static_cast<Player>(node.number));
            const int remaining = prizes_left(g.m, seat);
            return counts_left(node) ? remaining : g.m.seats[seat].prize_count - remaining;
        }
        case NodeKind::bench_room: {
            const SeatId seat = seat_of(scope, static_cast<Player>(node.sub));
            return std::max(0, bench_limit(g, seat) - static_cast<int>(g.m.seats[seat].bench.size()));
        }
        case NodeKind::variable: return variable_value(g, scope, node.number);
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return 0;
}

namespace {

// Goes through a condition part by part; only what hangs on an answer stays open.
class Hearing {
public:
    Hearing(Game& g, const Scope& scope, Agreements said) : g_(g), scope_(scope), said_(said) {}

    Verdict part(NodeIndex index) {
        const Node& node = scope_.node(g_, index);
        switch (node.kind) {
            case NodeKind::agrees: return answer(index);
            case NodeKind::not_: {
                Verdict inner = part(node.first);
                if (inner.holds >= 0) inner.holds = !inner.holds;
                return inner;
            }
            case NodeKind::and_: return joined(node, 0);
            case NodeKind::or_: return joined(node, 1);
            case NodeKind::first_turn:
            case NodeKind::second_player:
            case NodeKind::turn_of:
            case NodeKind::happened:
            case NodeKind::compare:
            case NodeKind::any:
            case NodeKind::is:
            case NodeKind::spent:
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
                break;
        }
        return {!decided_ && holds(g_, scope_, index)};
    }

private:
    Verdict answer(NodeIndex index) {
        const int number = count_++;
        if (!((said_.asked >> number) & 1)) return {-1, index, number};
        return {(said_.yes >> number) & 1};
    }

    // One part that is `decisive` decides for all.
    Verdict joined(const Node& node, int decisive) {
        Verdict all{!decisive};
        const bool outer = decided_;
        for (NodeIndex i = node.first; i != no_node; i = scope_.node(g_, i).next) {
            const Verdict one = part(i);
            if (decided_) continue;
            if (one.holds == decisive) decided_ = true;
            if (decided_ || (one.holds < 0 && all.holds >= 0)) all = one;
        }
        decided_ = outer;
        return all;
    }

    Game& g_;
    const Scope& scope_;
    Agreements said_;
    int count_ = 0;         // of `agrees` so far
    bool decided_ = false;  // what follows is only counted
};

}  // namespace

Verdict verdict_on(Game& g, const Scope& scope, NodeIndex condition, Agreements said) {
    return Hearing(g, scope, said).part(condition);
}

// No number of the game is larger; so no text can leave the range of its counters.
int quantity(Game& g, const Scope& scope, NodeIndex index) {
    const Node& node = scope.node(g, index);
    return node.kind == NodeKind::integer ? node.number : std::clamp(quantity_of(g, scope, node), -30000, 30000);
}

bool holds(Game& g, const Scope& scope, NodeIndex index) {
    const Node& node = scope.node(g, index);
    switch (node.kind) {
        case NodeKind::and_: return all_hold(g, scope, node);
        case NodeKind::or_: return any_of_both(g, scope, node);
        case NodeKind::not_: return !holds(g, scope, node.first);
        case NodeKind::first_turn: {
            const SeatId seat = seat_of(scope, static_cast<Player>(node.sub));
            return g.m.turn_seat == seat && g.m.seats[seat].turns == 1;
        }
        case NodeKind::second_player: return g.m.first_seat != seat_of(scope, static_cast<Player>(node.sub));
        case NodeKind::turn_of:
            return g.m.phase == MatchPhase::turn &&
                   player_includes(scope, static_cast<Player>(node.sub), g.m.turn_seat);
        case NodeKind::happened: return happened(g, scope, node);
        case NodeKind::compare: {
            const NodeIndex right = scope.node(g, node.first).next;
            return related(static_cast<Relation>(node.sub), quantity(g, scope, node.first),
                           right == no_node ? 0 : quantity(g, scope, right));
        }
        case NodeKind::any: return !all_of(g, scope, node.first).set.empty();
        case NodeKind::is: return is_condition(g, scope, node);
        case NodeKind::spent:
            return done_in_game(g, static_cast<std::uint16_t>(node.number),
                                seat_of(scope, static_cast<Player>(node.sub)));
        case NodeKind::agrees:
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

}  // namespace cubenight::pokemon
