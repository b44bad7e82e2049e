#include "engine/pokemon/book/node_facts.hpp"

#include "engine/cards/unseen.hpp"

namespace cubenight::pokemon {
namespace {

// What the cards are is asked of a zone whose cards are not seen; how many there are, and how they lie, anybody sees.
std::uint8_t unseen(std::span<const Node> nodes, NodeIndex select, bool of_what) {
    return selects_unseen(nodes, select, of_what, OwnHand::unknown) ? says_unseen : 0;
}

// The same of all that the node's selection means.
std::uint8_t unseen_in(std::span<const Node> nodes, const Node& node) {
    std::uint8_t says = 0;
    for (const NodeIndex part : siblings_from(nodes, node.first))
        if (nodes[part].kind == NodeKind::selection)
            for (const NodeIndex select : children(nodes, part)) says |= unseen(nodes, select, true);
    return says;
}

std::uint8_t own_words(std::span<const Node> nodes, NodeIndex index) {
    const Node& node = nodes[index];
    switch (node.kind) {
        case NodeKind::select: return unseen(nodes, index, false);
        case NodeKind::is:
        case NodeKind::stat:
        case NodeKind::shares:
        case NodeKind::evolves_from: return unseen_in(nodes, node);
        case NodeKind::zone:
            return static_cast<Zone>(node.sub) == Zone::deck || static_cast<Zone>(node.sub) == Zone::prizes
                       ? says_hidden | says_cards
                       : says_cards;
        case NodeKind::on:
        case NodeKind::bench_room: return says_cards;  // a price may take what it counts
        case NodeKind::heads:
        case NodeKind::done: return says_outcome;
        case NodeKind::kind:
            switch (static_cast<KindWord>(node.sub)) {
                case KindWord::face_up:
                case KindWord::at: return says_place;
                case KindWord::stage2: return says_stage2;
                case KindWord::type:
                case KindWord::no_type:
                case KindWord::basic_energy:
                case KindWord::special_energy:
                case KindWord::energy:
                case KindWord::basic:
                case KindWord::stage1:
                case KindWord::evolution:
                case KindWord::evolved:
                case KindWord::pokemon:
                case KindWord::item:
                case KindWord::tool:
                case KindWord::supporter:
                case KindWord::stadium:
                case KindWord::trainer:
                case KindWord::rule:
                case KindWord::rule_box:
                case KindWord::trait:
                case KindWord::variable: break;
            }
            return 0;
        case NodeKind::happened:
            return static_cast<TextEvent>(nodes[node.first].sub) == TextEvent::played ? says_played : 0;
        case NodeKind::and_:
        case NodeKind::or_:
        case NodeKind::not_:
        case NodeKind::first_turn:
        case NodeKind::second_player:
        case NodeKind::turn_of:
        case NodeKind::compare:
        case NodeKind::any:
        case NodeKind::agrees:
        case NodeKind::spent:
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::count:
        case NodeKind::points:
        case NodeKind::prizes:
        case NodeKind::variable:
        case NodeKind::selection:
        case NodeKind::range:
        case NodeKind::place:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::var:
        case NodeKind::set:
        case NodeKind::not_filter:
        case NodeKind::one_of:
        case NodeKind::other:
        case NodeKind::distinct:
        case NodeKind::name:
        case NodeKind::has_ability:
        case NodeKind::has_attack:
        case NodeKind::has_affinity:
        case NodeKind::full:
        case NodeKind::marked:
        case NodeKind::extreme:
        case NodeKind::stat_compare:
        case NodeKind::carries:
        case NodeKind::ill:
#define CUBENIGHT_NAMED_predicate
#define CUBENIGHT_NAMED_quantity
#define CUBENIGHT_NAMED_selection
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return 0;
}

// The first node behind all that stands below this one.
std::size_t end_of(std::span<const Node> nodes, std::size_t index) {
    std::size_t last = index;
    while (nodes[last].first != no_node) {
        last = nodes[last].first;
        while (nodes[last].next != no_node) last = nodes[last].next;
    }
    return last + 1;
}

// Its cards have a name, and are moved by that name later. Where they are put in order, too, that alone is worth it.
bool only_finds(std::span<const Node> nodes, std::size_t index, const std::vector<NodeFacts>& facts) {
    const Node& node = nodes[index];
    const bool search = node.kind == NodeKind::search && nodes[nodes[node.first].next].next == no_node;
    if (!search && node.kind != NodeKind::look) return false;
    const std::size_t end = facts[index].behind;
    unsigned names = 0;
    for (std::size_t i = index; i < end; ++i)
        if (nodes[i].kind == NodeKind::select && nodes[i].number > 0) names |= 1u << (nodes[i].number - 1);
    bool used = false;
    for (std::size_t i = end; i < nodes.size(); ++i) {
        if (!(facts[i].names & names)) continue;
        if (nodes[i].kind == NodeKind::order) return false;
        used = true;
    }
    return used;
}

}  // namespace

// A parent stands before its children, so that from the end everything below a node is known when it comes up.
std::vector<NodeFacts> node_facts(std::span<const Node> nodes) {
    std::vector<NodeFacts> all(nodes.size());
    for (std::size_t i = nodes.size(); i-- > 0;) {
        const Node& node = nodes[i];
        NodeFacts& facts = all[i];
        facts.says = own_words(nodes, static_cast<NodeIndex>(i));
        facts.behind = static_cast<NodeIndex>(end_of(nodes, i));
        if (names_variable(node)) facts.names = static_cast<std::uint8_t>(1u << node.number);
        if (node.kind == NodeKind::var) facts.members = facts.names;
        for (NodeIndex child = node.first; child != no_node; child = nodes[child].next) {
            facts.names |= all[child].names;
            facts.members |= all[child].members;
            facts.says |= all[child].says;
        }
        facts.only_finds = only_finds(nodes, i, all);
        // What was played lay open.
        if (facts.says & says_played && node.kind == NodeKind::happened)
            facts.says &= static_cast<std::uint8_t>(~says_unseen);
    }
    return all;
}

}  // namespace cubenight::pokemon
