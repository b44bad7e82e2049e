// Quantities and conditions of texts (query.hpp).
#include <algorithm>

#include "engine/pokemon/filters.hpp"
#include "engine/pokemon/numbers.hpp"
#include "engine/pokemon/query.hpp"

namespace cubenight::pokemon {
namespace {

// Energy counts units, everything else cards or Pokémon (JA B-02.ex1).
int count_of(Game& g, const Scope& scope, NodeIndex selection) {
    int total = 0;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Candidates found = candidates(g, scope, i);
        bool units = false;
        for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            units |= node.kind == NodeKind::on && static_cast<AttachedKind>(node.sub) == AttachedKind::energy;
        }
        if (!units) { total += found.set.size(); continue; }
        for (CopyId copy : found.set) total += units_of(g, copy).count;
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

// The card with which a Pokémon evolved lies on a card of that name, where it is still there (JA E-23).
bool evolved_from(const Game& g, const PastEvent& past, int name) {
    const std::uint8_t slot = slot_of(g.m, past.subject);
    if (slot == no_slot) return false;
    for (CopyId copy = g.m.pokemon[slot].top; copy != no_copy; copy = g.m.copies[copy.value].next) {
        const CopyId below = g.m.copies[copy.value].next;
        if (g.m.copies[copy.value].card == past.card && below != no_copy && card(g, below).name == name) return true;
    }
    return false;
}

// What can be asked of a card that may be gone: what is printed on it.
bool past_filter(Game& g, const Scope& scope, const Node& filter, const PastEvent& past) {
    const CompiledCard& c = g.book.card(past.card);
    switch (filter.kind) {
        case NodeKind::not_filter: return !past_filter(g, scope, scope.node(g, filter.first), past);
        case NodeKind::kind: return printed_kind(scope, filter, c);
        case NodeKind::name: return c.name == filter.number;
        case NodeKind::evolves_from:
            if (filter.first != no_node) return true;
            return past.kind == EventKind::evolved ? evolved_from(g, past, filter.number) : c.evolves_from == filter.number;
        case NodeKind::one_of:
            for (NodeIndex i = filter.first; i != no_node; i = scope.node(g, i).next)
                if (past_filter(g, scope, scope.node(g, i), past)) return true;
            return false;
        default: return true;
    }
}

// The subject of a past event, as far as the selection can be asked of what may be gone.
bool past_subject(Game& g, const Scope& scope, NodeIndex selection, const PastEvent& past) {
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        bool fits = true;
        for (NodeIndex part = scope.node(g, i).first; part != no_node && fits; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            if (node.kind == NodeKind::place) {
                if (static_cast<Place>(node.sub) == Place::this_)
                    fits = this_is_pokemon(scope) ? scope.slot != no_slot && g.m.pokemon[scope.slot].bottom == past.subject
                                                  : past.subject == scope.source;
                else
                    fits = side_includes(scope, static_cast<Side>(node.number), past.seat);
            } else if (node.kind == NodeKind::zone) {
                fits = side_includes(scope, static_cast<Side>(node.number), past.seat);
            } else if (node.kind == NodeKind::var) {
                const Binding* binding = find_binding(scope, node.number);
                fits = binding && binding->set.contains(past.subject);
            } else if (node.kind == NodeKind::set) {
                for (NodeIndex f = node.first; f != no_node && fits; f = scope.node(g, f).next)
                    fits = past_filter(g, scope, scope.node(g, f), past);
            }
        }
        if (fits) return true;
    }
    return false;
}

bool cause_fits(Game& g, const Scope& scope, NodeIndex selection, const PastEvent& past) {
    if (past.cause_seat > 1) return false;
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next)
        for (NodeIndex part = scope.node(g, i).first; part != no_node; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            if (node.kind == NodeKind::place && static_cast<Place>(node.sub) != Place::this_ &&
                side_includes(scope, static_cast<Side>(node.number), past.cause_seat))
                return true;
            if (node.kind == NodeKind::place && static_cast<Place>(node.sub) == Place::this_ && past.cause_seat == scope.controller)
                return true;
        }
    return false;
}

bool past_fits(Game& g, const Scope& scope, const Node& happened, const PastEvent& past) {
    const Node& event = scope.node(g, happened.first);
    if (static_cast<EventKind>(event.sub) != past.kind) return false;
    if (event.number == 1 && !past.from_hand) return false;
    // JA E-25: asked of the Supporter in the discard pile; ZH: wherever it is by now (difference 23).
    if (past.kind == EventKind::played && !g.book.option(OptionKey::past_event_survives_leaving) &&
        g.m.copies[past.subject.value].where != Where::discard)
        return false;
    for (NodeIndex i = event.first; i != no_node; i = scope.node(g, i).next)
        if (scope.node(g, i).kind == NodeKind::of && !past_subject(g, scope, scope.node(g, i).first, past)) return false;
    const NodeIndex by = event.next;
    return by == no_node || cause_fits(g, scope, scope.node(g, by).first, past);
}

bool happened(Game& g, const Scope& scope, const Node& node) {
    const auto window = static_cast<Window>(node.sub);
    const auto look_in = [&](const PastEvents& events) {
        return std::any_of(events.begin(), events.end(), [&](const PastEvent& past) { return past_fits(g, scope, node, past); });
    };
    switch (window) {
        case Window::this_turn: return look_in(g.m.this_turn);
        case Window::last_turn: return look_in(g.m.last_turn);
        case Window::this_game: return look_in(g.m.this_game);
    }
    return false;
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

static int quantity_of(Game& g, const Scope& scope, NodeIndex index) {
    const Node& node = scope.node(g, index);
    const auto left = [&] { return quantity(g, scope, node.first); };
    const auto right = [&] { return quantity(g, scope, scope.node(g, node.first).next); };
    switch (node.kind) {
        case NodeKind::integer: return node.number;
        case NodeKind::add: return left() + right();
        case NodeKind::subtract: return left() - right();
        case NodeKind::multiply: return left() * right();
        case NodeKind::minimum: return std::min(left(), right());
        case NodeKind::maximum: return std::max(left(), right());
        case NodeKind::half: return left() / 2;
        case NodeKind::count: return count_of(g, scope, node.first);
        case NodeKind::heads: return scope.context ? scope.context->heads : 0;
        case NodeKind::done: return scope.context ? scope.context->done : 0;
        case NodeKind::stat: return stat_sum(g, scope, node);
        case NodeKind::prizes: {
            const std::uint8_t s = seat_of(scope, static_cast<Player>(node.number));
            const int remaining = prizes_left(g.m, s);
            return node.sub == 1 ? remaining : g.m.seats[s].prize_count - remaining;
        }
        case NodeKind::variable: return variable_value(g, scope, node.number);
        default: return 0;
    }
}

// No number of the game is larger; so no text can leave the range of its counters.
int quantity(Game& g, const Scope& scope, NodeIndex index) { return std::clamp(quantity_of(g, scope, index), -30000, 30000); }

bool holds(Game& g, const Scope& scope, NodeIndex index) {
    const Node& node = scope.node(g, index);
    switch (node.kind) {
        case NodeKind::and_: return all_hold(g, scope, node);
        case NodeKind::or_: return any_of_both(g, scope, node);
        case NodeKind::not_: return !holds(g, scope, node.first);
        case NodeKind::first_turn: {
            const std::uint8_t s = seat_of(scope, static_cast<Player>(node.sub));
            return g.m.turn_seat == s && g.m.seats[s].turns == 1;
        }
        case NodeKind::second_player: return g.m.first_seat != seat_of(scope, static_cast<Player>(node.sub));
        case NodeKind::turn_of: return g.m.phase == Phase::turn && player_includes(scope, static_cast<Player>(node.sub), g.m.turn_seat);
        case NodeKind::happened: return happened(g, scope, node);
        case NodeKind::compare: {
            const NodeIndex right = scope.node(g, node.first).next;
            return related(static_cast<Relation>(node.sub), quantity(g, scope, node.first),
                           right == no_node ? 0 : quantity(g, scope, right));
        }
        case NodeKind::any: return !all_of(g, scope, node.first).set.empty();
        case NodeKind::is: return is_condition(g, scope, node);
        default: return false;
    }
}

}  // namespace cubenight::pokemon
