#include "engine/pokemon/node_facts.hpp"

namespace cubenight::pokemon {
namespace {

std::uint8_t own_words(std::span<const Node> nodes, const Node& node) {
    switch (node.kind) {
        case NodeKind::zone:
            return static_cast<Zone>(node.sub) == Zone::deck || static_cast<Zone>(node.sub) == Zone::prizes ? says_hidden | says_cards : says_cards;
        case NodeKind::on: return says_cards;
        case NodeKind::heads:
        case NodeKind::done: return says_outcome;
        case NodeKind::kind:
            switch (static_cast<KindWord>(node.sub)) {
                case KindWord::face_up:
                case KindWord::at: return says_place;
                case KindWord::stage2: return says_stage2;
                default: return 0;
            }
        case NodeKind::happened: return static_cast<EventKind>(nodes[node.first].sub) == EventKind::played ? says_played : 0;
        default: return 0;
    }
}

}  // namespace

// A parent stands before its children, so that from the end everything below a node is known when it comes up.
std::vector<NodeFacts> node_facts(std::span<const Node> nodes) {
    std::vector<NodeFacts> all(nodes.size());
    for (std::size_t i = nodes.size(); i-- > 0;) {
        const Node& node = nodes[i];
        NodeFacts& facts = all[i];
        facts.says = own_words(nodes, node);
        if (names_variable(node)) facts.names = static_cast<std::uint8_t>(1u << node.number);
        if (node.kind == NodeKind::var) facts.members = facts.names;
        for (NodeIndex child = node.first; child != no_node; child = nodes[child].next) {
            facts.names |= all[child].names;
            facts.members |= all[child].members;
            facts.says |= all[child].says;
        }
    }
    return all;
}

}  // namespace cubenight::pokemon
