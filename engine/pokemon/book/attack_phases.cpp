#include "engine/pokemon/book/attack_phases.hpp"

namespace cubenight::pokemon {
namespace {

bool is_arithmetic(NodeKind kind) {
    return kind == NodeKind::more || kind == NodeKind::less || kind == NodeKind::times || kind == NodeKind::ignore ||
           kind == NodeKind::fail || kind == NodeKind::damage || kind == NodeKind::before_damage;
}

bool is_control(NodeKind kind) {
    return kind == NodeKind::then_ || kind == NodeKind::may || kind == NodeKind::if_ || kind == NodeKind::each ||
           kind == NodeKind::either || kind == NodeKind::flip || kind == NodeKind::face || kind == NodeKind::by ||
           kind == NodeKind::block;
}

class Marker {
public:
    explicit Marker(std::span<const Node> nodes) : nodes_(nodes), phase_(nodes.size(), 0) {}

    std::vector<std::uint8_t> run() {
        if (nodes_.empty()) return phase_;
        arithmetic(0);
        for (bool changed = true; changed;) changed = feed_block(0);
        return std::move(phase_);
    }

private:
    // Marks arithmetic statements and every control that holds one.
    bool arithmetic(NodeIndex index) {
        const Node& node = nodes_[index];
        if (node.kind == NodeKind::before_damage) mark_whole(index);
        bool found = is_arithmetic(node.kind);
        for (NodeIndex child = node.first; child != no_node; child = nodes_[child].next) found |= arithmetic(child);
        if (found && (is_control(node.kind) || is_arithmetic(node.kind))) phase_[index] = 1;
        return found;
    }

    // Marks statements whose outcome a marked later statement depends on. True where something new was marked.
    bool feed_block(NodeIndex index) {
        bool changed = false;
        for (NodeIndex child = nodes_[index].first; child != no_node; child = nodes_[child].next) {
            changed |= feed_block(child);
            if (!phase_[child] && feeds(child)) {
                mark_whole(child);
                changed = true;
            }
        }
        return changed;
    }

    bool feeds(NodeIndex statement) const {
        const std::uint16_t bound = bound_by(statement);
        bool neighbour = true;
        for (NodeIndex later = nodes_[statement].next; later != no_node; later = nodes_[later].next) {
            if (!phase_[later]) {
                neighbour = nodes_[later].kind == NodeKind::then_ && neighbour;
                continue;
            }
            if (neighbour && nodes_[later].kind == NodeKind::then_) return true;
            if (neighbour && uses_done(later)) return true;
            // A mere choice is made where it stands: before whoever is asked, or a coin falls, that has to do with it.
            if (bound & (nodes_[statement].kind == NodeKind::choose ? used_in(later) : used_by_marked(later)))
                return true;
            if (nodes_[statement].kind == NodeKind::look) return true;
            neighbour = false;
        }
        return false;
    }

    void mark_whole(NodeIndex index) {
        phase_[index] = 1;
        for (NodeIndex child = nodes_[index].first; child != no_node; child = nodes_[child].next) mark_whole(child);
    }

    std::uint16_t bound_by(NodeIndex index) const {
        const Node& node = nodes_[index];
        std::uint16_t bits = 0;
        if ((node.kind == NodeKind::select || node.kind == NodeKind::switch_) && node.number > 0)
            bits |= static_cast<std::uint16_t>(1u << (node.number - 1));
        if (node.kind == NodeKind::choose || node.kind == NodeKind::each)
            bits |= static_cast<std::uint16_t>(1u << node.number);
        for (NodeIndex child = node.first; child != no_node; child = nodes_[child].next) bits |= bound_by(child);
        return bits;
    }

    // Variables used inside of what runs before damage.
    std::uint16_t used_by_marked(NodeIndex index) const {
        const Node& node = nodes_[index];
        std::uint16_t bits = 0;
        if (names_variable(node)) bits |= static_cast<std::uint16_t>(1u << node.number);
        for (NodeIndex child = node.first; child != no_node; child = nodes_[child].next)
            if (!is_deferred_statement(index, child)) bits |= used_by_marked(child);
        return bits;
    }

    std::uint16_t used_in(NodeIndex index) const {
        const Node& node = nodes_[index];
        std::uint16_t bits = names_variable(node) ? static_cast<std::uint16_t>(1u << node.number) : std::uint16_t{0};
        for (NodeIndex child = node.first; child != no_node; child = nodes_[child].next) bits |= used_in(child);
        return bits;
    }

    bool is_deferred_statement(NodeIndex parent, NodeIndex child) const {
        return nodes_[parent].kind == NodeKind::block && !phase_[child];
    }

    bool uses_done(NodeIndex index) const {
        if (nodes_[index].kind == NodeKind::done) return true;
        for (NodeIndex child = nodes_[index].first; child != no_node; child = nodes_[child].next)
            if (uses_done(child)) return true;
        return false;
    }

    std::span<const Node> nodes_;
    std::vector<std::uint8_t> phase_;
};

}  // namespace

std::vector<std::uint8_t> attack_phases(std::span<const Node> nodes) { return Marker(nodes).run(); }

}  // namespace cubenight::pokemon
