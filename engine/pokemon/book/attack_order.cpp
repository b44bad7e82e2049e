#include "engine/pokemon/book/attack_order.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::pokemon {
namespace {

class Order {
public:
    explicit Order(std::vector<Node>& nodes) : nodes_(nodes) {
        for (const NodeIndex statement : children(nodes_, 0)) statements_.push_back(statement);
    }

    void run(bool requirements_first) {
        for (std::size_t i = 1; i < statements_.size(); ++i) {
            const NodeKind kind = nodes_[statements_[i]].kind;
            if (kind == NodeKind::before_damage) move_up(i, [&](NodeIndex passed) { return works_damage_out(passed); });
            if (requirements_first && may_fail(statements_[i]))
                move_up(i, [&](NodeIndex passed) { return nodes_[passed].kind == NodeKind::before_damage; });
        }
        NodeIndex* link = &nodes_[0].first;
        for (const NodeIndex statement : statements_) {
            *link = statement;
            link = &nodes_[statement].next;
        }
        *link = no_node;
    }

private:
    bool any_below(NodeIndex index, auto&& asks) const {
        if (asks(nodes_[index])) return true;
        return std::ranges::any_of(children(nodes_, index), [&](NodeIndex child) { return any_below(child, asks); });
    }

    bool may_fail(NodeIndex statement) const {
        return nodes_[statement].kind == NodeKind::flip &&
               any_below(statement, [](const Node& node) { return node.kind == NodeKind::fail; });
    }

    bool works_damage_out(NodeIndex statement) const {
        const NodeKind kind = nodes_[statement].kind;
        if (kind == NodeKind::flip) return !may_fail(statement);
        return kind == NodeKind::damage || kind == NodeKind::more || kind == NodeKind::less ||
               kind == NodeKind::times || kind == NodeKind::ignore;
    }

    // It names something for the rest of the text, or asks for what another statement named, counted or did.
    bool stands_alone(NodeIndex statement) const {
        return !any_below(statement, [](const Node& node) {
            if (node.kind == NodeKind::select || node.kind == NodeKind::switch_) return node.number > 0;
            return node.kind == NodeKind::var || node.kind == NodeKind::variable || node.kind == NodeKind::choose ||
                   node.kind == NodeKind::heads || node.kind == NodeKind::done;
        });
    }

    bool is_followed(std::size_t i) const {
        return i + 1 < statements_.size() && nodes_[statements_[i + 1]].kind == NodeKind::then_;
    }

    void move_up(std::size_t i, auto&& may_pass) {
        if (is_followed(i) || !stands_alone(statements_[i])) return;
        for (; i > 0 && may_pass(statements_[i - 1]) && stands_alone(statements_[i - 1]); --i)
            std::swap(statements_[i], statements_[i - 1]);
    }

    std::vector<Node>& nodes_;
    std::vector<NodeIndex> statements_;
};

}  // namespace

Effect in_attack_order(Effect effect, bool requirements_first) {
    if (!effect.nodes.empty()) Order(effect.nodes).run(requirements_first);
    return effect;
}

}  // namespace cubenight::pokemon
