#include "engine/cards/wording/eastern.hpp"

#include <algorithm>

#include "engine/cards/wording/eastern_parts.hpp"
#include "engine/cards/wording/readings.hpp"
#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {
namespace {

// The two numbers of `max(0, A - B)`.
struct Surplus {
    NodeIndex of = no_node, over = no_node;
};
Surplus surplus(std::span<const Node> nodes, NodeIndex quantity) {
    if (quantity == no_node || nodes[quantity].kind != NodeKind::maximum) return {};
    const NodeIndex zero = nodes[quantity].first, apart = nodes[zero].next;
    if (!is_integer(nodes, zero, 0) || nodes[apart].kind != NodeKind::subtract) return {};
    return {nodes[apart].first, nodes[nodes[apart].first].next};
}

// Whose damage counters `choose` counts.
NodeIndex counters_chosen(std::span<const Node> nodes, NodeIndex choose) {
    if (choose == no_node || nodes[choose].kind != NodeKind::choose) return no_node;
    const Node& what = nodes[nodes[choose].first];
    return what.kind == NodeKind::stat && sub_as<Stat>(what) == Stat::counters ? what.first : no_node;
}

// `move counters max(0, $more - $less) from P to Q`.
bool moves_surplus(std::span<const Node> nodes, NodeIndex move, int more, int less, NodeIndex from, NodeIndex to) {
    if (move == no_node || nodes[move].kind != NodeKind::move_counters) return false;
    const NodeIndex many = nodes[move].first, whence = nodes[many].next, whither = nodes[whence].next;
    const auto [of, over] = surplus(nodes, many);
    return is_variable(nodes, of, more) && is_variable(nodes, over, less) && are_the_same(nodes, whence, from) &&
           are_the_same(nodes, whither, to) && nodes[whither].next == no_node;
}

// The name that a predicate asks for, of one thing of anybody's; `zone`: of a Stadium, else of a Pokémon in play.
NodeIndex only_name(std::span<const Node> nodes, NodeIndex any, bool zone) {
    if (nodes[any].kind != NodeKind::any) return no_node;
    const NodeIndex select = nodes[nodes[any].first].first;
    const Node& base = nodes[base_of(nodes, select)];
    const bool there = zone ? base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium
                            : base.kind == NodeKind::place && sub_as<Place>(base) == Place::pokemon &&
                                  static_cast<Side>(base.number) == Side::any;
    if (!there || nodes[select].next != no_node || base.next == no_node) return no_node;
    const NodeIndex name = nodes[base.next].first;
    const bool whole = nodes[name].kind == NodeKind::name && is_whole_name(nodes[name]);
    return whole && nodes[name].next == no_node ? name : no_node;
}

bool is_energy(const Node& filter) {
    return filter.kind == NodeKind::kind && sub_as<KindWord>(filter) == KindWord::energy;
}

// Whether two sets, either of which may be none, ask for the same; that it is Energy need not be said.
bool ask_the_same(std::span<const Node> nodes, NodeIndex left, NodeIndex right) {
    const auto next = [&](NodeIndex filter) {
        while (filter != no_node && is_energy(nodes[filter])) filter = nodes[filter].next;
        return filter;
    };
    NodeIndex one = next(left == no_node ? no_node : nodes[left].first),
              other = next(right == no_node ? no_node : nodes[right].first);
    while (one != no_node && other != no_node && are_the_same(nodes, one, other))
        one = next(nodes[one].next), other = next(nodes[other].next);
    return one == no_node && other == no_node;
}

// Of `energy[fire] on P`, or of `energy[fire] >= 1`: the set, if there is one, and what stands behind it.
struct Attached {
    NodeIndex set = no_node, behind = no_node;
};
Attached attached_in(std::span<const Node> nodes, const Node& on_or_carries) {
    const NodeIndex first = on_or_carries.first;
    const bool set = first != no_node && nodes[first].kind == NodeKind::set;
    return {set ? first : no_node, set ? nodes[first].next : first};
}

// Of `is S carries fewer than so many`: whether it is fewer than that number.
bool are_fewer_than(const Node& carries, int least, int number) {
    switch (static_cast<Relation>(carries.number)) {
        case Relation::less: return number == least;
        case Relation::at_most: return number == least - 1;
        case Relation::equal: return number == 0 && least == 1;
        case Relation::at_least:
        case Relation::greater:
        case Relation::odd:
        case Relation::even: break;
    }
    return false;
}

// Of `1 my.pokemon[energy >= 1]`, or of the Bench: what it has to carry, where nothing else is asked; else `no_node`.
NodeIndex only_carrying(std::span<const Node> nodes, NodeIndex selection) {
    if (nodes[selection].kind != NodeKind::selection) return no_node;
    const NodeIndex chosen = nodes[selection].first, range = number_of(nodes, chosen);
    const Node& place = nodes[base_of(nodes, chosen)];
    if (nodes[chosen].next != no_node || place.kind != NodeKind::place || place.next == no_node) return no_node;
    if (sub_as<Place>(place) != Place::pokemon && sub_as<Place>(place) != Place::bench) return no_node;
    if (range == no_node || !is_integer(nodes, nodes[range].first, 1)) return no_node;
    const NodeIndex filter = nodes[place.next].first;
    return nodes[filter].kind == NodeKind::carries && nodes[filter].next == no_node ? filter : no_node;
}

bool is_kept_attached(AttachedKind kind) { return kind != AttachedKind::evolution && kind != AttachedKind::earlier; }

}  // namespace

CountersSwapped counters_swapped(std::span<const Node> nodes, NodeIndex first) {
    const NodeIndex one = counters_chosen(nodes, first), second = one == no_node ? no_node : nodes[first].next;
    const NodeIndex other = counters_chosen(nodes, second);
    if (other == no_node) return {};
    const int a = nodes[first].number, b = nodes[second].number;
    const NodeIndex there = nodes[second].next;
    if (!moves_surplus(nodes, there, a, b, one, other)) return {};
    const NodeIndex back = nodes[there].next;
    return moves_surplus(nodes, back, b, a, other, one) ? CountersSwapped{one, other, back} : CountersSwapped{};
}

NodeIndex quantity_named(std::span<const Node> nodes, int variable) {
    for (const Node& node : nodes)
        if (node.kind == NodeKind::choose && node.number == variable)
            if (family_of(nodes[node.first].kind) == NodeFamily::quantity) return node.first;
    return no_node;
}

NodeIndex left_in_hand(std::span<const Node> nodes, NodeIndex selection) {
    if (nodes[selection].kind != NodeKind::selection) return no_node;
    const NodeIndex select = nodes[selection].first, range = number_of(nodes, select);
    if (nodes[select].next != no_node || range == no_node) return no_node;
    const auto kind = sub_as<RangeKind>(nodes[range]);
    if (kind != RangeKind::number && kind != RangeKind::exactly) return no_node;
    NodeIndex many = nodes[range].first;
    if (nodes[many].kind == NodeKind::variable) many = quantity_named(nodes, nodes[many].number);
    const auto [of, over] = surplus(nodes, many);
    if (of == no_node || nodes[of].kind != NodeKind::count || nodes[over].kind != NodeKind::integer) return no_node;
    if (nodes[nodes[of].first].kind != NodeKind::selection) return no_node;
    const NodeIndex counted = nodes[nodes[of].first].first;
    const Node &one = nodes[base_of(nodes, counted)], &other = nodes[base_of(nodes, select)];
    const bool hand = one.kind == NodeKind::zone && sub_as<Zone>(one) == Zone::hand && one.next == no_node;
    const bool same = other.kind == one.kind && other.sub == one.sub && other.number == one.number;
    return hand && same && other.next == no_node && nodes[counted].next == no_node ? over : no_node;
}

NodeIndex named_in_play(std::span<const Node> nodes, NodeIndex predicate) {
    if (nodes[predicate].kind != NodeKind::or_) return no_node;
    const NodeIndex one = nodes[predicate].first, other = nodes[one].next;
    if (nodes[other].next != no_node) return no_node;
    for (const bool stadium_first : {true, false}) {
        const NodeIndex left = only_name(nodes, one, stadium_first), right = only_name(nodes, other, !stadium_first);
        if (left != no_node && right != no_node && nodes[left].number == nodes[right].number) return left;
    }
    return no_node;
}

NodeIndex still_standing(std::span<const Node> nodes, NodeIndex predicate) {
    if (nodes[predicate].kind != NodeKind::compare) return no_node;
    const NodeIndex stat = nodes[predicate].first, number = nodes[stat].next;
    if (nodes[stat].kind != NodeKind::stat || sub_as<Stat>(nodes[stat]) != Stat::left || number == no_node)
        return no_node;
    const auto relation = sub_as<Relation>(nodes[predicate]);
    const bool stands = (relation == Relation::greater && is_integer(nodes, number, 0)) ||
                        (relation == Relation::at_least && is_integer(nodes, number, 1));
    return stands ? nodes[stat].first : no_node;
}

NodeIndex most_looked_at(std::span<const Node> nodes, int variable) {
    NodeIndex most = no_node;
    for (const Node& node : nodes) {
        if (node.kind != NodeKind::choose || node.number != variable || node.next == no_node) continue;
        const Node &value = nodes[node.first], &look = nodes[node.next];
        if (value.kind != NodeKind::value || sub_as<ValueKind>(value) != ValueKind::number) return no_node;
        if (value.first == no_node || nodes[value.first].kind != NodeKind::integer) return no_node;
        if (look.kind != NodeKind::look && look.kind != NodeKind::discard) return no_node;
        const Node& end = nodes[base_of(nodes, nodes[look.first].first)];
        const bool of_deck = end.kind == NodeKind::top_of || end.kind == NodeKind::bottom_of;
        if (of_deck && is_variable(nodes, end.first, variable)) most = value.first;
    }
    const auto uses = std::ranges::count_if(nodes, [&](const Node& node) {
        return (node.kind == NodeKind::variable || node.kind == NodeKind::var) && node.number == variable;
    });
    return uses == 1 ? most : no_node;
}

NodeIndex fails_unless_discarded(std::span<const Node> nodes, NodeIndex if_) {
    if (nodes[if_].kind != NodeKind::if_) return no_node;
    const NodeIndex asked = nodes[if_].first, yes = nodes[asked].next, no = nodes[yes].next;
    if (nodes[asked].kind != NodeKind::is || no == no_node) return no_node;
    const NodeIndex fails = alone_in(nodes, yes), discard = alone_in(nodes, no);
    if (fails == no_node || discard == no_node || nodes[fails].kind != NodeKind::fail) return no_node;
    if (nodes[discard].kind != NodeKind::discard) return no_node;
    const NodeIndex whose = nodes[nodes[asked].first].first, filter = nodes[nodes[asked].first].next;
    const NodeIndex select = nodes[nodes[discard].first].first, range = number_of(nodes, select);
    const Node &carries = nodes[filter], &on = nodes[base_of(nodes, select)];
    if (carries.kind != NodeKind::carries || carries.next != no_node || on.kind != NodeKind::on) return no_node;
    if (nodes[select].next != no_node || range == no_node) return no_node;
    const Node& many = nodes[nodes[range].first];
    if (sub_as<RangeKind>(nodes[range]) != RangeKind::number || many.kind != NodeKind::integer) return no_node;
    const auto [asked_set, number] = attached_in(nodes, carries);
    const auto [set, host] = attached_in(nodes, on);
    const bool attached = is_kept_attached(sub_as<AttachedKind>(carries)) && is_kept_attached(sub_as<AttachedKind>(on));
    const bool fewer = number != no_node && nodes[number].kind == NodeKind::integer &&
                       are_fewer_than(carries, many.number, nodes[number].number);
    return attached && fewer && are_the_same(nodes, whose, host) && ask_the_same(nodes, asked_set, set) ? discard
                                                                                                        : no_node;
}

bool goes_without_saying(std::span<const Node> nodes, NodeIndex if_) {
    const NodeIndex asked = nodes[if_].first, yes = nodes[asked].next;
    if (nodes[asked].kind != NodeKind::any || nodes[yes].next != no_node) return false;
    const NodeIndex select = nodes[nodes[asked].first].first, does = alone_in(nodes, yes);
    const Node& place = nodes[base_of(nodes, select)];
    const bool bench = place.kind == NodeKind::place && sub_as<Place>(place) == Place::bench;
    if (!bench || nodes[select].next != no_node || place.next != no_node || does == no_node) return false;
    if (nodes[does].kind != NodeKind::damage && nodes[does].kind != NodeKind::counters) return false;
    const NodeIndex to = nodes[nodes[nodes[does].first].next].first;
    const Node& hit = nodes[base_of(nodes, to)];
    return nodes[to].next == no_node && hit.kind == place.kind && hit.sub == place.sub && hit.number == place.number;
}

bool moves_off_it(std::span<const Node> nodes, NodeIndex choose) {
    if (nodes[choose].kind != NodeKind::choose || nodes[choose].next == no_node) return false;
    const Node& move = nodes[nodes[choose].next];
    const NodeIndex asked = only_carrying(nodes, nodes[choose].first);
    if (move.kind != NodeKind::move || asked == no_node) return false;
    const NodeIndex select = nodes[move.first].first, many = number_of(nodes, select);
    const Node &carries = nodes[asked], &on = nodes[base_of(nodes, select)];
    if (on.kind != NodeKind::on || nodes[select].next != no_node || many == no_node) return false;
    const auto [asked_set, number] = attached_in(nodes, carries);
    const auto [set, host] = attached_in(nodes, on);
    const bool one_at_least = static_cast<Relation>(carries.number) == Relation::at_least &&
                              (number == no_node || is_integer(nodes, number, 1));
    const Node& of = nodes[base_of(nodes, host)];
    const bool of_it = of.kind == NodeKind::var && of.number == nodes[choose].number && of.next == no_node;
    const bool one = sub_as<RangeKind>(nodes[many]) == RangeKind::number && is_integer(nodes, nodes[many].first, 1);
    return one_at_least && of_it && one && carries.sub == on.sub && ask_the_same(nodes, asked_set, set);
}

}  // namespace cubenight::wording
