// What cards have set phrases for in every language: several statements, or conditions, that are said as one (readings.hpp).
#include "engine/cards/wording/readings.hpp"

#include <optional>

#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {

CoinAgainst coin_against(std::span<const Node> nodes, NodeIndex first) {
    if (first == no_node || nodes[first].kind != NodeKind::flip || nodes[first].next != no_node) return {};
    const NodeIndex coins = nodes[first].first;
    if (nodes[coins].kind != NodeKind::integer || nodes[coins].number != 1) return {};
    CoinAgainst coin;
    for (NodeIndex face : siblings_from(nodes, nodes[coins].next)) {
        const NodeIndex does = nodes[face].first;
        const auto kind = sub_as<FaceKind>(nodes[face]);
        if (kind == FaceKind::heads) coin.heads = does;
        else if (kind == FaceKind::tails && nodes[does].kind == NodeKind::proceed) coin.found = true;
        else return {};
    }
    return coin.found ? coin : CoinAgainst{};
}

NodeIndex least_kept_off(std::span<const Node> nodes, NodeIndex first) {
    if (first == no_node || nodes[first].kind != NodeKind::if_ || nodes[first].next != no_node) return no_node;
    const NodeIndex asked = nodes[first].first, yes = nodes[asked].next, does = nodes[yes].first;
    if (nodes[yes].next != no_node || does == no_node) return no_node;
    if (nodes[does].kind != NodeKind::proceed || nodes[does].next != no_node) return no_node;
    if (nodes[asked].kind != NodeKind::compare || sub_as<Relation>(nodes[asked]) != Relation::less) return no_node;
    const NodeIndex done = nodes[asked].first, least = nodes[done].next;
    return nodes[done].kind == NodeKind::done && nodes[least].kind == NodeKind::integer ? least : no_node;
}

const Node* chosen_before(std::span<const Node> nodes, int variable) {
    for (const Node& node : nodes)
        if (node.kind == NodeKind::choose && node.number == variable && nodes[node.first].kind == NodeKind::selection)
            return &nodes[base_of(nodes, nodes[node.first].first)];
    return nullptr;
}

bool tells_of_its_prizes(std::span<const Node> nodes, NodeIndex lasting) {
    const NodeIndex span = nodes[lasting].first, give = nodes[nodes[span].next].first;
    if (sub_as<SpanKind>(nodes[span]) != SpanKind::this_turn || give == no_node) return false;
    if (nodes[give].kind != NodeKind::give || nodes[give].next != no_node) return false;
    const NodeIndex to = nodes[give].first, change = nodes[to].next;
    if (nodes[to].kind != NodeKind::selection || nodes[change].next != no_node) return false;
    const Node& base = nodes[base_of(nodes, nodes[to].first)];
    const bool one = base.kind == NodeKind::var || is_this(base) ||
                     (base.kind == NodeKind::place && sub_as<Place>(base) == Place::holder);
    return one && nodes[change].kind == NodeKind::modify && sub_as<ModNumber>(nodes[change]) == ModNumber::prizes;
}

namespace {

// The one type that the subtree speaks of; none where it speaks of several or of none.
std::optional<Type> only_type(std::span<const Node> nodes, NodeIndex index) {
    int only = 0;
    for (NodeIndex i = index; i < subtree_end(nodes, index); ++i) {
        if (!is_type(nodes[i])) continue;
        if (only != 0 && only != nodes[i].number) return std::nullopt;
        only = nodes[i].number;
    }
    const TypeSet set{static_cast<std::uint16_t>(only)};
    return set.size() == 1 ? std::optional(set.first()) : std::nullopt;
}

// Whether it waits for Energy that is attached to this Pokémon from the hand, and gives this Pokémon a type for this turn.
bool gives_type_for_energy(std::span<const Node> nodes, NodeIndex when) {
    if (nodes[when].kind != NodeKind::when) return false;
    const NodeIndex event = nodes[when].first, of = find_child(nodes, event, NodeKind::of), block = nodes[event].next;
    if (sub_as<TextEvent>(nodes[event]) != TextEvent::attached || of == no_node) return false;
    if (turn_of_event(nodes[event]) != EventTurn::from_hand || nodes[block].kind != NodeKind::block) return false;
    const Node& on = nodes[base_of(nodes, nodes[nodes[of].first].first)];
    if (on.kind != NodeKind::on || sub_as<AttachedKind>(on) != AttachedKind::energy) return false;
    if (nodes[on.first].kind != NodeKind::set || !is_this(nodes[base_of(nodes, nodes[on.first].next)])) return false;
    const NodeIndex lasting = nodes[block].first;
    if (lasting == no_node || nodes[lasting].kind != NodeKind::lasting || nodes[lasting].next != no_node) return false;
    const NodeIndex span = nodes[lasting].first, give = nodes[nodes[span].next].first;
    if (sub_as<SpanKind>(nodes[span]) != SpanKind::this_turn || give == no_node) return false;
    if (nodes[give].kind != NodeKind::give) return false;
    const NodeIndex to = nodes[give].first, change = nodes[to].next;
    return nodes[give].next == no_node && nodes[to].kind == NodeKind::selection &&
           is_this(nodes[base_of(nodes, nodes[to].first)]) && nodes[change].kind == NodeKind::type_change &&
           !is_also(nodes[change]) && nodes[change].next == no_node && is_type(nodes[nodes[change].first]);
}

}  // namespace

TypesTakenOn types_taken_on(std::span<const Node> nodes, NodeIndex when) {
    TypesTakenOn taken;
    for (NodeIndex i = when; i != no_node && gives_type_for_energy(nodes, i); i = nodes[i].next) {
        const std::optional<Type> type = only_type(nodes, i);
        if (!type || !are_the_same_but_types(nodes, when, i)) break;
        taken.types.push_back(*type);
        if (i != when) taken.last = i;
    }
    return taken;
}

NodeIndex put_on_top(std::span<const Node> nodes, NodeIndex search) {
    const NodeIndex shuffle = nodes[search].next, put = shuffle == no_node ? no_node : nodes[shuffle].next;
    if (nodes[search].kind != NodeKind::search || put == no_node || nodes[put].kind != NodeKind::put ||
        nodes[shuffle].kind != NodeKind::shuffle)
        return no_node;
    const NodeIndex zone = nodes[search].first, wanted = nodes[zone].next, select = nodes[wanted].first;
    const NodeIndex move_to = nodes[nodes[put].first].next, to = nodes[move_to].first;
    if (nodes[wanted].next != no_node || nodes[select].next != no_node || nodes[select].number == 0) return no_node;
    if (nodes[to].kind != NodeKind::top || nodes[move_to].sub != move_plainly) return no_node;
    const auto same_zone = [&](const Node& other) {
        return other.kind == NodeKind::zone && other.sub == nodes[zone].sub && other.number == nodes[zone].number;
    };
    if (!same_zone(nodes[nodes[shuffle].first]) || !same_zone(nodes[nodes[to].first])) return no_node;
    const int found = nodes[select].number - 1;
    if (!means_all_of(nodes, nodes[put].first, found)) return no_node;
    const NodeIndex order = nodes[put].next;
    const bool ordered =
        order != no_node && nodes[order].kind == NodeKind::order && means_all_of(nodes, nodes[order].first, found);
    return ordered ? order : put;
}

bool chooses_how_many_to_discard(std::span<const Node> nodes, NodeIndex choose) {
    const Node& value = nodes[nodes[choose].first];
    const NodeIndex next = nodes[choose].next;
    const bool limited = value.kind == NodeKind::value && sub_as<ValueKind>(value) == ValueKind::number &&
                         value.first != no_node && nodes[value.first].kind == NodeKind::integer;
    if (!limited || next == no_node || nodes[next].kind != NodeKind::discard) return false;
    const NodeIndex select = nodes[nodes[next].first].first;
    const Node& top = nodes[base_of(nodes, select)];
    if (top.kind != NodeKind::top_of || nodes[select].next != no_node) return false;
    const Node& many = nodes[top.first];
    if (many.kind != NodeKind::variable || many.number != nodes[choose].number) return false;
    for (NodeIndex later = nodes[next].next; later != no_node; later = nodes[later].next)
        for (NodeIndex i = later; i < subtree_end(nodes, later); ++i)
            if (names_variable(nodes[i]) && nodes[i].number == many.number) return false;
    return true;
}

bool comes_from_deck(std::span<const Node> nodes, NodeIndex selection) {
    const Node& cards = nodes[base_of(nodes, nodes[selection].first)];
    if (cards.kind == NodeKind::zone) return sub_as<Zone>(cards) == Zone::deck;
    for (const Node& node : nodes) {
        if (cards.kind != NodeKind::var || node.kind != NodeKind::search) continue;
        for (NodeIndex select : children(nodes, nodes[node.first].next))
            if (nodes[select].number - 1 == cards.number) return sub_as<Zone>(nodes[node.first]) == Zone::deck;
    }
    return false;
}

NodeIndex put_as_a_whole(std::span<const Node> nodes, NodeIndex body, const Node& zone) {
    const NodeIndex put = nodes[body].kind == NodeKind::block ? nodes[body].first : body;
    if (put == no_node || nodes[put].kind != NodeKind::put) return no_node;
    if (put != body && nodes[put].next != no_node) return no_node;
    const NodeIndex select = nodes[nodes[put].first].first;
    const Node& base = nodes[base_of(nodes, select)];
    const bool whole = nodes[select].next == no_node && number_of(nodes, select) == no_node && base.next == no_node;
    const bool same = base.kind == NodeKind::zone && base.sub == zone.sub && base.number == zone.number;
    return whole && same && nodes[nodes[nodes[put].first].next].sub == move_plainly ? put : no_node;
}

bool goes_alone(std::span<const Node> nodes, NodeIndex discard, NodeIndex next) {
    if (next == no_node || nodes[discard].kind != NodeKind::discard || nodes[next].kind != NodeKind::put) return false;
    const NodeIndex to = nodes[nodes[next].first].next;
    const Node& on = nodes[base_of(nodes, nodes[nodes[discard].first].first)];
    if (on.kind != NodeKind::on || sub_as<AttachedKind>(on) != AttachedKind::cards) return false;
    return nodes[to].sub == move_plainly && nodes[nodes[to].first].kind != NodeKind::place &&
           is_stripped(nodes, nodes[next].first, nodes[next].first);
}

NodeIndex evolved_this_turn_from(std::span<const Node> nodes, NodeIndex predicate) {
    if (nodes[predicate].kind != NodeKind::and_) return no_node;
    const NodeIndex turn = nodes[predicate].first, any = nodes[turn].next;
    if (nodes[turn].kind != NodeKind::happened || nodes[any].kind != NodeKind::any || nodes[any].next != no_node)
        return no_node;
    const NodeIndex event = nodes[turn].first, of = find_child(nodes, event, NodeKind::of);
    if (sub_as<Window>(nodes[turn]) != Window::this_turn || nodes[event].next != no_node) return no_node;
    if (sub_as<TextEvent>(nodes[event]) != TextEvent::evolved || of == no_node || nodes[of].next != no_node)
        return no_node;
    const NodeIndex select = nodes[nodes[any].first].first;
    const Node& on = nodes[base_of(nodes, select)];
    if (on.kind != NodeKind::on || sub_as<AttachedKind>(on) != AttachedKind::earlier || nodes[select].next != no_node)
        return no_node;
    const NodeIndex set = on.first;
    if (nodes[set].kind != NodeKind::set || !is_this(nodes[base_of(nodes, nodes[set].next)])) return no_node;
    if (!is_this(nodes[base_of(nodes, nodes[nodes[of].first].first)])) return no_node;
    const NodeIndex name = nodes[set].first;
    return nodes[name].kind == NodeKind::name && nodes[name].next == no_node && is_whole_name(nodes[name]) ? name
                                                                                                           : no_node;
}

namespace {

bool is_one(std::span<const Node> nodes, NodeIndex select) {
    const NodeIndex range = number_of(nodes, select);
    if (nodes[select].next != no_node || range == no_node || sub_as<RangeKind>(nodes[range]) != RangeKind::number)
        return false;
    const Node& many = nodes[nodes[range].first];
    return many.kind == NodeKind::integer && many.number == 1;
}

}  // namespace

NodeIndex attached_to_each(std::span<const Node> nodes, NodeIndex each) {
    const NodeIndex does = nodes[nodes[nodes[each].first].next].first;
    if (does == no_node) return no_node;
    const bool searched = nodes[does].kind == NodeKind::search;
    const NodeIndex attach = searched ? nodes[does].next : does;
    if (attach == no_node || nodes[attach].kind != NodeKind::attach || nodes[attach].next != no_node) return no_node;
    const NodeIndex cards = nodes[attach].first, to = nodes[cards].next;
    if (nodes[to].next != no_node || !means_all_of(nodes, to, nodes[each].number)) return no_node;
    if (!searched) return is_one(nodes, nodes[cards].first) ? cards : no_node;
    const NodeIndex wanted = nodes[nodes[does].first].next, select = nodes[wanted].first;
    if (nodes[wanted].next != no_node || !is_one(nodes, select)) return no_node;
    return nodes[select].number > 0 && means_all_of(nodes, cards, nodes[select].number - 1) ? wanted : no_node;
}

bool is_of_both(std::span<const Node> nodes, NodeIndex selection) {
    if (nodes[selection].kind != NodeKind::selection) return false;
    const NodeIndex one = nodes[selection].first, other = nodes[one].next;
    if (other == no_node || nodes[other].next != no_node) return false;
    if (number_of(nodes, one) != no_node || nodes[one].number != 0 || nodes[other].number != 0) return false;
    return mirrors(nodes, one, other);
}

}  // namespace cubenight::wording
