#include "engine/pokemon/book/sure_change.hpp"

#include "engine/cards/effect_tree.hpp"

namespace cubenight::pokemon {
namespace {

// Follows change.cpp statement by statement, as far as that asks for nothing but the deck.
class SureChange {
public:
    SureChange(std::span<const Node> nodes, std::span<const NodeFacts> facts) : nodes_(nodes), facts_(facts) {}

    bool any_statement(NodeIndex first) const {
        for (NodeIndex i = first; i != no_node; i = nodes_[i].next)
            if (nodes_[i].kind != NodeKind::then_ && statement(i)) return true;
        return false;
    }

private:
    bool statement(NodeIndex index) const {
        const Node& n = nodes_[index];
        if (n.kind == NodeKind::face) return statement(n.first);
        switch (n.kind) {
            case NodeKind::block: return any_statement(n.first);
            case NodeKind::may:
            case NodeKind::either:
            case NodeKind::flip: return any_branch(n.first);
            case NodeKind::draw: return sub_as<DrawKind>(n) != DrawKind::until && is_some(n.first);
            case NodeKind::search:
                return is_own_deck(n.first) && !goes_to_bench(nodes_[nodes_[n.first].next].next) &&
                       !facts_[index].only_finds;
            case NodeKind::look: return looks_at_deck(n.first) && !facts_[index].only_finds;
            case NodeKind::then_:
            case NodeKind::if_:
            case NodeKind::each:
            case NodeKind::by:
            case NodeKind::choose:
            case NodeKind::before_damage:
            case NodeKind::lasting:
            case NodeKind::proceed:
            case NodeKind::damage:
            case NodeKind::more:
            case NodeKind::less:
            case NodeKind::times:
            case NodeKind::ignore:
            case NodeKind::counters:
            case NodeKind::move_counters:
            case NodeKind::heal:
            case NodeKind::knock_out:
            case NodeKind::inflict:
            case NodeKind::cure:
            case NodeKind::fail:
            case NodeKind::put:
            case NodeKind::discard:
            case NodeKind::attach:
            case NodeKind::move:
            case NodeKind::shuffle:
            case NodeKind::order:
            case NodeKind::take_prize:
            case NodeKind::exchange:
            case NodeKind::switch_:
            case NodeKind::evolve:
            case NodeKind::devolve:
            case NodeKind::use_attack:
            case NodeKind::use_text:
            case NodeKind::end_turn:
            case NodeKind::win:
            case NodeKind::lose:
            case NodeKind::again:
            case NodeKind::mark:
            case NodeKind::unmark:
            case NodeKind::by_hand:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
                break;
        }
        return false;
    }

    bool any_branch(NodeIndex first) const {
        for (NodeIndex i = first; i != no_node; i = nodes_[i].next)
            if ((nodes_[i].kind == NodeKind::block || nodes_[i].kind == NodeKind::face) && statement(i)) return true;
        return false;
    }

    bool is_some(NodeIndex quantity) const {
        return nodes_[quantity].kind == NodeKind::integer && nodes_[quantity].number > 0;
    }

    bool is_own_deck(NodeIndex zone) const {
        const Node& n = nodes_[zone];
        const auto side = static_cast<Side>(n.number);
        return n.kind == NodeKind::zone && static_cast<Zone>(n.sub) == Zone::deck &&
               (side == Side::my || side == Side::own);
    }

    bool goes_to_bench(NodeIndex move_to) const {
        if (move_to == no_node) return false;
        const Node& to = nodes_[nodes_[move_to].first];
        return to.kind == NodeKind::place && static_cast<Place>(to.sub) == Place::bench;
    }

    // The first select alone, `top 3 of my.deck`.
    bool looks_at_deck(NodeIndex selection) const {
        const Node& base = nodes_[nodes_[nodes_[selection].first].first];
        const bool end = base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
        return end && is_some(base.first) && is_own_deck(nodes_[base.first].next);
    }

    std::span<const Node> nodes_;
    std::span<const NodeFacts> facts_;
};

}  // namespace

bool changes_with_deck(std::span<const Node> nodes, std::span<const NodeFacts> facts) {
    return !nodes.empty() && SureChange(nodes, facts).any_statement(nodes[0].first);
}

}  // namespace cubenight::pokemon
