#include "engine/cards/wording/readings.hpp"

namespace cubenight::wording {

bool is_countable(std::span<const Node> nodes, NodeIndex index) {
    if (index >= nodes.size()) return false;
    if (ills_counted(nodes, index) != no_node || spare_energy(nodes, index) != no_node) return true;
    const Node& node = nodes[index];
    switch (node.kind) {
        case NodeKind::count:
        case NodeKind::heads:
        case NodeKind::prizes:
        case NodeKind::bench_room: return true;
        case NodeKind::stat:
            return sub_as<Stat>(node) == Stat::counters || sub_as<Stat>(node) == Stat::retreat ||
                   sub_as<Stat>(node) == Stat::extra_energy;
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::done:
        case NodeKind::points:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

namespace {

// The conditions that one of the filters asks for, as bits.
int ills_asked(std::span<const Node> nodes, NodeIndex filter) {
    const Node& node = nodes[filter];
    if (node.kind == NodeKind::ill && node.sub < condition_count) return 1 << node.sub;
    int bits = 0;
    for (const NodeIndex part : siblings_from(nodes, node.kind == NodeKind::one_of ? node.first : no_node)) {
        const int asked = ills_asked(nodes, part);
        if (asked == 0) return 0;
        bits |= asked;
    }
    return bits;
}

// The place of the one Pokémon whose Special Conditions are counted; `bits` gets those that are.
NodeIndex ills_of(std::span<const Node> nodes, NodeIndex quantity, Place place, int& bits) {
    const Node& node = nodes[quantity];
    if (node.kind == NodeKind::add) {
        int other = 0;
        const NodeIndex left = ills_of(nodes, node.first, place, bits),
                        right = ills_of(nodes, nodes[node.first].next, place, other);
        if (left == no_node || right == no_node || (bits & other) != 0) return no_node;
        bits |= other;
        return nodes[left].sub == nodes[right].sub && nodes[left].number == nodes[right].number ? left : no_node;
    }
    if (node.kind != NodeKind::count || nodes[node.first].kind != NodeKind::selection) return no_node;
    const NodeIndex select = nodes[node.first].first, base = base_of(nodes, select), set = nodes[base].next;
    const bool one = nodes[select].next == no_node && number_of(nodes, select) == no_node && set != no_node;
    if (!one || nodes[base].kind != NodeKind::place || sub_as<Place>(nodes[base]) != place) return no_node;
    if (static_cast<Side>(nodes[base].number) == Side::any || nodes[nodes[set].first].next != no_node) return no_node;
    bits = ills_asked(nodes, nodes[set].first);
    return bits == 0 ? no_node : base;
}

bool is_never_negative(std::span<const Node> nodes, NodeIndex index) {
    const Node& node = nodes[index];
    switch (node.kind) {
        case NodeKind::integer: return node.number >= 0;
        case NodeKind::count:
        case NodeKind::heads:
        case NodeKind::prizes:
        case NodeKind::points:
        case NodeKind::bench_room: return true;
        case NodeKind::add:
        case NodeKind::multiply:
        case NodeKind::minimum:
            return is_never_negative(nodes, node.first) && is_never_negative(nodes, nodes[node.first].next);
        case NodeKind::maximum:
            return is_never_negative(nodes, node.first) || is_never_negative(nodes, nodes[node.first].next);
        case NodeKind::half: return is_never_negative(nodes, node.first);
        case NodeKind::subtract:
        case NodeKind::done:
        case NodeKind::stat:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

}  // namespace

NodeIndex without_floor(std::span<const Node> nodes, NodeIndex index) {
    const Node& node = nodes[index];
    if (node.kind != NodeKind::maximum) return index;
    const NodeIndex left = node.first, right = nodes[left].next;
    const auto is_zero = [&](NodeIndex part) {
        return nodes[part].kind == NodeKind::integer && nodes[part].number == 0;
    };
    if (is_zero(left) && is_never_negative(nodes, right)) return right;
    return is_zero(right) && is_never_negative(nodes, left) ? left : index;
}

NodeIndex ills_counted(std::span<const Node> nodes, NodeIndex index, Place place) {
    int bits = 0;
    if (index >= nodes.size()) return no_node;
    const NodeIndex whose = ills_of(nodes, without_floor(nodes, index), place, bits);
    return bits == (1 << condition_count) - 1 ? whose : no_node;
}

namespace {

// Whether it is `extra energy(this)` and a count of one sort of Energy on this Pokémon.
bool counts_spare(std::span<const Node> nodes, const Node& extra, NodeIndex count) {
    if (extra.kind != NodeKind::stat || sub_as<Stat>(extra) != Stat::extra_energy) return false;
    if (nodes[count].kind != NodeKind::count || nodes[nodes[count].first].kind != NodeKind::selection) return false;
    const NodeIndex select = nodes[nodes[count].first].first, base = base_of(nodes, select);
    const NodeIndex set = nodes[base].first;
    const bool energy = nodes[base].kind == NodeKind::on && sub_as<AttachedKind>(nodes[base]) == AttachedKind::energy;
    if (!energy || nodes[select].next != no_node || nodes[set].kind != NodeKind::set) return false;
    const Node& host = nodes[base_of(nodes, nodes[set].next)];
    return is_this(host) && is_this(nodes[base_of(nodes, nodes[extra.first].first)]);
}

}  // namespace

NodeIndex spare_energy(std::span<const Node> nodes, NodeIndex index) {
    if (index >= nodes.size()) return no_node;
    const Node& node = nodes[index];
    if (node.kind != NodeKind::minimum) return no_node;
    const NodeIndex count = without_floor(nodes, nodes[node.first].next);
    return counts_spare(nodes, nodes[node.first], count) ? count : no_node;
}

SpareBehind spare_behind(std::span<const Node> nodes, NodeIndex index) {
    if (index >= nodes.size() || nodes[index].kind != NodeKind::minimum) return {};
    const NodeIndex extra = nodes[index].first, floor = nodes[extra].next;
    if (nodes[floor].kind != NodeKind::maximum) return {};
    const NodeIndex zero = nodes[floor].first, rest = nodes[zero].next;
    if (nodes[zero].kind != NodeKind::integer || nodes[zero].number != 0) return {};
    if (nodes[rest].kind != NodeKind::subtract) return {};
    const NodeIndex count = nodes[rest].first, first = nodes[count].next;
    const bool known = nodes[first].kind == NodeKind::integer && nodes[first].number > 0;
    return known && counts_spare(nodes, nodes[extra], count) ? SpareBehind{count, nodes[first].number} : SpareBehind{};
}

Scaled scaled(std::span<const Node> nodes, NodeIndex index) {
    if (index >= nodes.size()) return {};
    if (is_countable(nodes, index)) return {1, index};
    const Node& node = nodes[index];
    if (node.kind != NodeKind::multiply) return {};
    const NodeIndex left = node.first, right = nodes[left].next;
    if (nodes[left].kind == NodeKind::integer && is_countable(nodes, right)) return {nodes[left].number, right};
    if (nodes[right].kind == NodeKind::integer && is_countable(nodes, left)) return {nodes[right].number, left};
    return {};
}

bool leads_into_deck(std::span<const Node> nodes, NodeIndex index, NodeIndex next) {
    if (nodes[index].kind != NodeKind::put || next == no_node || nodes[next].kind != NodeKind::shuffle) return false;
    const Node& to = nodes[nodes[nodes[nodes[index].first].next].first];
    const Node& deck = nodes[nodes[next].first];
    return to.kind == NodeKind::into && deck.kind == NodeKind::zone && nodes[to.first].number == deck.number;
}

bool comes_in_own_turn(std::span<const Node> nodes, NodeIndex event) {
    const NodeIndex of = find_child(nodes, event, NodeKind::of);
    if (of == no_node) return false;
    NodeIndex base = base_of(nodes, nodes[nodes[of].first].first);
    if (nodes[base].kind == NodeKind::on) {
        const NodeIndex set = nodes[base].first;
        base = base_of(nodes, nodes[set].kind == NodeKind::set ? nodes[set].next : set);
    }
    const bool placed = nodes[base].kind == NodeKind::place || nodes[base].kind == NodeKind::zone;
    const bool self = nodes[base].kind == NodeKind::place && sub_as<Place>(nodes[base]) == Place::holder;
    const bool own = is_this(nodes[base]) || self || (placed && static_cast<Side>(nodes[base].number) == Side::my);
    switch (sub_as<TextEvent>(nodes[event])) {
        case TextEvent::benched:
        case TextEvent::evolved:
        case TextEvent::attached: return own && turn_of_event(nodes[event]) == EventTurn::from_hand;
        case TextEvent::attacks:
        case TextEvent::flipped:
        case TextEvent::retreats:
        case TextEvent::ability_used:
        case TextEvent::moved:
        case TextEvent::played: return own;
        case TextEvent::damaged:
        case TextEvent::knocked_out:
        case TextEvent::checkup:
        case TextEvent::turn_ends:
        case TextEvent::turn_starts:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::set_up:
        case TextEvent::healed:
        case TextEvent::switched:
        case TextEvent::becomes:
        case TextEvent::remains: break;
    }
    return false;
}

bool brings_prizes(std::span<const Node> nodes, NodeIndex event) {
    if (sub_as<TextEvent>(nodes[event]) != TextEvent::knocked_out) return false;
    const NodeIndex of = find_child(nodes, event, NodeKind::of);
    if (of == no_node) return false;
    const Node& base = nodes[base_of(nodes, nodes[nodes[of].first].first)];
    return base.kind == NodeKind::place && static_cast<Side>(base.number) == Side::their;
}

int named_alone(std::span<const Node> nodes, NodeIndex set) {
    const NodeIndex only = set == no_node ? no_node : nodes[set].first;
    if (only == no_node || nodes[only].next != no_node || nodes[only].kind != NodeKind::kind) return -1;
    return sub_as<KindWord>(nodes[only]) == KindWord::variable ? nodes[only].number : -1;
}

bool is_stripped(std::span<const Node> nodes, NodeIndex statement, NodeIndex selection) {
    const Node& moved = nodes[base_of(nodes, nodes[selection].first)];
    for (NodeIndex i = 0; i < statement; ++i) {
        if (nodes[i].kind != NodeKind::discard) continue;
        const NodeIndex select = nodes[nodes[i].first].first;
        const Node& on = nodes[base_of(nodes, select)];
        if (on.kind != NodeKind::on || sub_as<AttachedKind>(on) != AttachedKind::cards) continue;
        if (nodes[select].next != no_node || number_of(nodes, select) != no_node) continue;
        const NodeIndex host = nodes[on.first].kind == NodeKind::set ? no_node : on.first;
        if (host == no_node || number_of(nodes, host) != no_node) continue;
        const Node& bare = nodes[base_of(nodes, host)];
        const bool one = bare.kind == NodeKind::var || is_this(bare);
        if (!one || bare.kind != moved.kind || bare.number != moved.number || bare.sub != moved.sub) continue;
        // What stands behind it in its own list, or below that.
        for (const NodeIndex behind : siblings_from(nodes, nodes[i].next))
            if (behind <= statement && statement < subtree_end(nodes, behind)) return true;
    }
    return false;
}

bool always_provides(std::span<const Node> nodes, NodeIndex first) {
    for (NodeIndex i : siblings_from(nodes, first)) {
        const NodeIndex target = nodes[i].first;
        if (nodes[i].kind != NodeKind::give || nodes[target].kind != NodeKind::selection) continue;
        const bool of_this = is_this(nodes[base_of(nodes, nodes[target].first)]);
        if (of_this && nodes[nodes[target].next].kind == NodeKind::provides) return true;
    }
    return false;
}

namespace {

Side other_side(Side side) {
    if (side == Side::my) return Side::their;
    return side == Side::their ? Side::my : side;
}

// Whether the two nodes, without those below them, are each other's mirror.
bool mirrors_alone(const Node& left, const Node& right) {
    if (left.kind == NodeKind::place || left.kind == NodeKind::zone)
        return left.sub == right.sub && other_side(static_cast<Side>(left.number)) == static_cast<Side>(right.number);
    if (left.kind == NodeKind::player)
        return (sub_as<Player>(left) == Player::me && sub_as<Player>(right) == Player::them) ||
               (sub_as<Player>(left) == Player::them && sub_as<Player>(right) == Player::me);
    // What asks of a player without naming a thing of that player.
    if (family_of(left.kind) == NodeFamily::predicate || left.kind == NodeKind::prizes ||
        left.kind == NodeKind::bench_room)
        return false;
    return left.sub == right.sub && left.number == right.number;
}

}  // namespace

bool mirrors(std::span<const Node> nodes, NodeIndex left, NodeIndex right) {
    if (nodes[left].kind != nodes[right].kind || !mirrors_alone(nodes[left], nodes[right])) return false;
    NodeIndex l = nodes[left].first, r = nodes[right].first;
    for (; l != no_node && r != no_node; l = nodes[l].next, r = nodes[r].next)
        if (!mirrors(nodes, l, r)) return false;
    return l == no_node && r == no_node;
}

OrderedLook ordered_look(std::span<const Node> nodes, NodeIndex look) {
    const NodeIndex next = nodes[look].next;
    if (nodes[look].kind != NodeKind::look || next == no_node || nodes[next].kind != NodeKind::order) return {};
    const NodeIndex select = nodes[nodes[look].first].first, base = base_of(nodes, select);
    const bool of_deck = nodes[base].kind == NodeKind::top_of || nodes[base].kind == NodeKind::bottom_of;
    const bool so_many = of_deck && nodes[nodes[base].first].kind != NodeKind::set && nodes[select].next == no_node;
    const int variable = nodes[select].number - 1;
    if (!so_many || variable < 0 || !means_all_of(nodes, nodes[next].first, variable)) return {};
    const NodeIndex put = nodes[next].next;
    const bool elsewhere = put != no_node && nodes[put].kind == NodeKind::put &&
                           nodes[nodes[nodes[put].first].next].sub == move_plainly &&
                           means_all_of(nodes, nodes[put].first, variable);
    return {next, elsewhere ? put : no_node};
}

bool heals_and_cures(std::span<const Node> nodes, NodeIndex heal, NodeIndex cure) {
    if (nodes[heal].kind != NodeKind::heal || nodes[cure].kind != NodeKind::cure) return false;
    const NodeIndex cured = nodes[cure].first;
    if (nodes[cured].kind == NodeKind::condition_value) return false;
    const NodeIndex quantity = sub_as<HealKind>(nodes[heal]) == HealKind::all ? no_node : nodes[heal].first;
    const NodeIndex healed = quantity == no_node ? nodes[heal].first : nodes[quantity].next;
    const NodeIndex select = nodes[healed].first;
    if (nodes[select].next != no_node) return false;
    const Node& base = nodes[base_of(nodes, select)];
    const Node& other = nodes[base_of(nodes, nodes[cured].first)];
    if (is_this(base) && is_this(other) && base.next == no_node && other.next == no_node)
        return nodes[nodes[cured].first].next == no_node;
    const bool said_before = base.kind == NodeKind::var && means_all_of(nodes, healed, base.number);
    const int variable = nodes[select].number > 0 ? nodes[select].number - 1 : said_before ? base.number : -1;
    return variable >= 0 && means_all_of(nodes, cured, variable);
}

namespace {

// Whether the trees are the same from there on, but for one number that `apart` gets.
bool same_but_for_one(std::span<const Node> nodes, NodeIndex left, NodeIndex right, NumbersApart& apart) {
    for (; left != no_node && right != no_node; left = nodes[left].next, right = nodes[right].next) {
        const Node &one = nodes[left], &other = nodes[right];
        if (one.kind != other.kind) return false;
        const bool number = one.kind == NodeKind::integer || one.kind == NodeKind::range;
        const bool same = one.sub == other.sub && one.number == other.number;
        if (!number && !same) return false;
        NumbersApart below;
        const bool alike = same_but_for_one(nodes, one.first, other.first, below);
        if (same && alike && below.left == no_node) continue;
        if (number) below = {left, right};
        else if (!alike) return false;
        if (apart.left != no_node) return false;
        apart = below;
    }
    return left == right;
}

}  // namespace

NumbersApart only_number_apart(std::span<const Node> nodes, NodeIndex left, NodeIndex right) {
    NumbersApart apart;
    return same_but_for_one(nodes, left, right, apart) ? apart : NumbersApart{};
}

}  // namespace cubenight::wording
