// What Japanese and Chinese cards say of things that were named before, and of each of several.
#include <algorithm>
#include <iterator>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/eastern_parts.hpp"
#include "engine/cards/wording/readings.hpp"
#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {
namespace {

bool is_named(const Node& base, int variable) { return base.kind == NodeKind::var && base.number == variable; }

// The one type of which the tree speaks, more than once; 0 where it is none or several.
int repeated_type(std::span<const Node> nodes, NodeIndex tree) {
    int type = 0, times = 0;
    for (NodeIndex i = tree; i < subtree_end(nodes, tree); ++i) {
        if (!is_type(nodes[i])) continue;
        if (type != 0 && nodes[i].number != type) return 0;
        type = nodes[i].number, ++times;
    }
    return times > 1 ? type : 0;
}

}  // namespace

// Their signs begin at U+3040; all that is printed in English stands before it, marks and symbols of energy too.
bool is_in_latin_letters(std::string_view text) {
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0xe3; });
}

FoundOnTop found_on_top(std::span<const Node> nodes, NodeIndex search) {
    const NodeIndex shuffle = nodes[search].next;
    if (nodes[search].kind != NodeKind::search || shuffle == no_node) return {};
    const NodeIndex from = nodes[search].first, wanted = nodes[from].next, select = nodes[wanted].first;
    const int variable = nodes[select].number - 1;
    const Node &deck = nodes[from], &mixed = nodes[nodes[shuffle].first];
    const bool own = sub_as<Zone>(deck) == Zone::deck && static_cast<Side>(deck.number) == Side::my;
    if (!own || nodes[wanted].next != no_node || nodes[select].next != no_node || variable < 0) return {};
    if (nodes[shuffle].kind != NodeKind::shuffle || mixed.kind != deck.kind || mixed.sub != deck.sub) return {};
    FoundOnTop found;
    const auto all_of_them = [&](NodeIndex statement, NodeKind kind) {
        return statement != no_node && nodes[statement].kind == kind &&
               means_all_of(nodes, nodes[statement].first, variable);
    };
    NodeIndex next = nodes[shuffle].next;
    if (all_of_them(next, NodeKind::order)) found.ordered = true, next = nodes[next].next;
    if (!all_of_them(next, NodeKind::put)) return {};
    const Node& to = nodes[nodes[nodes[next].first].next];
    if (to.sub != move_plainly || nodes[to.first].kind != NodeKind::top) return {};
    found.put = found.last = next;
    next = nodes[next].next;
    if (!found.ordered && all_of_them(next, NodeKind::order)) found.ordered = true, found.last = next;
    return found;
}

OfTypes same_of_types(std::span<const Node> nodes, NodeIndex first) {
    const int type = repeated_type(nodes, first);
    OfTypes found{no_node, {type}};
    if (nodes[first].kind != NodeKind::when || type == 0) return found;
    for (NodeIndex other = nodes[first].next; other != no_node; other = nodes[other].next) {
        const int its = repeated_type(nodes, other);
        if (its == 0 || !are_the_same_but_types(nodes, first, other)) break;
        found.types.push_back(its);
        found.last = other;
    }
    return found;
}

bool counts_of_named(std::span<const Node> nodes, NodeIndex statement, int variable) {
    for (NodeIndex i = statement; variable >= 0 && i < subtree_end(nodes, statement); ++i)
        if (nodes[i].kind == NodeKind::count && nodes[nodes[i].first].kind == NodeKind::selection)
            if (is_named(nodes[base_of(nodes, nodes[nodes[i].first].first)], variable)) return true;
    return false;
}

bool counts_in_zone(std::span<const Node> nodes, NodeIndex statement, const Node& zone) {
    for (NodeIndex i = statement; i < subtree_end(nodes, statement); ++i) {
        if (nodes[i].kind != NodeKind::count || nodes[nodes[i].first].kind != NodeKind::selection) continue;
        const Node& counted = nodes[base_of(nodes, nodes[nodes[i].first].first)];
        if (counted.kind == zone.kind && counted.sub == zone.sub && counted.number == zone.number) return true;
    }
    return false;
}

std::vector<NodeIndex> boxes_named(std::span<const Node> nodes, NodeIndex one_of) {
    if (nodes[one_of].kind != NodeKind::one_of) return {};
    constexpr RuleBox order[] = {RuleBox::ex_lower, RuleBox::v,  RuleBox::vstar,
                                 RuleBox::vmax,     RuleBox::gx, RuleBox::ex_upper};
    const auto place = [&](NodeIndex part) {
        return std::ranges::find(order, static_cast<RuleBox>(nodes[part].number)) - std::begin(order);
    };
    std::vector<NodeIndex> boxes;
    for (NodeIndex part = nodes[one_of].first; part != no_node; part = nodes[part].next) {
        if (nodes[part].kind != NodeKind::kind || sub_as<KindWord>(nodes[part]) != KindWord::rule_box) return {};
        boxes.push_back(part);
    }
    std::ranges::stable_sort(boxes, {}, place);
    return boxes;
}

bool takes_any_number(std::span<const Node> nodes, NodeIndex deed) {
    if (deed == no_node || nodes[deed].next != no_node || family_of(nodes[deed].kind) != NodeFamily::verb) return false;
    const NodeIndex selection = nodes[deed].first;
    if (selection == no_node || nodes[selection].kind != NodeKind::selection) return false;
    const NodeIndex select = nodes[selection].first, range = nodes[select].first;
    return nodes[select].next == no_node && nodes[range].kind == NodeKind::range &&
           sub_as<RangeKind>(nodes[range]) == RangeKind::any_number;
}

NodeIndex face_for_each(std::span<const Node> nodes, NodeIndex each) {
    const NodeIndex block = nodes[nodes[each].first].next, flip = alone_in(nodes, block);
    if (flip == no_node || nodes[flip].kind != NodeKind::flip || !is_integer(nodes, nodes[flip].first, 1))
        return no_node;
    const NodeIndex face = nodes[nodes[flip].first].next;
    if (face == no_node || nodes[face].kind != NodeKind::face || nodes[face].next != no_node) return no_node;
    const auto side = sub_as<FaceKind>(nodes[face]);
    if (side != FaceKind::heads && side != FaceKind::tails) return no_node;
    const NodeIndex does = nodes[face].first;
    const NodeIndex deed = nodes[does].kind == NodeKind::block ? alone_in(nodes, does) : does;
    if (deed == no_node || (nodes[deed].kind != NodeKind::damage && nodes[deed].kind != NodeKind::counters))
        return no_node;
    const NodeIndex much = nodes[deed].first, whom = nodes[much].next;
    const bool so = nodes[much].kind == NodeKind::integer && nodes[whom].next == no_node;
    return so && means_all_of(nodes, whom, nodes[each].number) ? face : no_node;
}

void name_holder_once(std::string& sentence, std::string_view holder, std::string_view again,
                      std::string_view pokemon) {
    const std::size_t first = sentence.find(holder);
    if (first == std::string::npos) return;
    // "That Pokémon" is no other one.
    const auto other_behind = [&](std::size_t from) {
        for (;; from += pokemon.size()) {
            from = sentence.find(pokemon, from);
            if (from == std::string::npos ||
                !std::string_view(sentence).substr(0, from + pokemon.size()).ends_with(again))
                return from;
        }
    };
    for (std::size_t said = first + holder.size();;) {
        const std::size_t next = sentence.find(holder, said);
        if (next == std::string::npos || other_behind(said) < next) return;
        sentence.replace(next, holder.size(), again);
        said = next + again.size();
    }
}

const Node* origin_of(std::span<const Node> nodes, int variable) {
    if (const Node* chosen = chosen_before(nodes, variable)) return chosen;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (nodes[i].kind == NodeKind::select && nodes[i].number == variable + 1)
            return &nodes[base_of(nodes, static_cast<NodeIndex>(i))];
    return nullptr;
}

std::vector<NodeIndex> as_basic(std::span<const Node> nodes, NodeIndex first_gift) {
    const Node& first = nodes[first_gift];
    if (first.kind != NodeKind::counts_as || sub_as<KindWord>(nodes[first.first]) != KindWord::basic) return {};
    std::vector<NodeIndex> found{first_gift};
    for (NodeIndex mod = first.next; mod != no_node; mod = nodes[mod].next) {
        const Node& node = nodes[mod];
        const bool hp = node.kind == NodeKind::modify && sub_as<ModNumber>(node) == ModNumber::hp &&
                        sub_as<ChangeKind>(nodes[node.first]) == ChangeKind::fixed;
        if (hp || (node.kind == NodeKind::type_change && !is_also(node))) found.push_back(mod);
    }
    return found;
}

const Node* zone_exchanged_with(std::span<const Node> nodes, NodeIndex exchange) {
    const NodeIndex with = nodes[nodes[nodes[exchange].first].next].first;
    const Node* base = &nodes[base_of(nodes, with)];
    if (base->kind == NodeKind::var) base = origin_of(nodes, base->number);
    return base != nullptr && base->kind == NodeKind::zone ? base : nullptr;
}

const Node* taken_one_by_one(std::span<const Node> nodes, int variable) {
    for (const Node& node : nodes)
        if (node.kind == NodeKind::each && node.number == variable)
            return &nodes[base_of(nodes, nodes[node.first].first)];
    return nullptr;
}

bool is_of_opponent(std::span<const Node> nodes, const Node& base) {
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of)
        return static_cast<Side>(nodes[nodes[base.first].next].number) == Side::their;
    const bool somewhere = base.kind == NodeKind::place || base.kind == NodeKind::zone;
    return somewhere && static_cast<Side>(base.number) == Side::their;
}

}  // namespace cubenight::wording
