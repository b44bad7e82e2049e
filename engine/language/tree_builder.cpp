#include "engine/language/tree_builder.hpp"

#include <algorithm>

namespace cubenight {

std::optional<NodeIndex> TreeBuilder::add(NodeKind kind, int sub, int number) {
    if (nodes_.size() >= largest_effect) return std::nullopt;
    nodes_.push_back({kind, static_cast<std::uint8_t>(sub), static_cast<std::int16_t>(number), no_node, no_node});
    last_.push_back(no_node);
    return static_cast<NodeIndex>(nodes_.size() - 1);
}

void TreeBuilder::adopt(NodeIndex parent, NodeIndex child) {
    if (last_[parent] == no_node) nodes_[parent].first = child;
    else nodes_[last_[parent]].next = child;
    last_[parent] = child;
}

int TreeBuilder::child_count(NodeIndex index) const {
    int count = 0;
    for (NodeIndex at = nodes_[index].first; at != no_node; at = nodes_[at].next) ++count;
    return count;
}

int TreeBuilder::word(std::string text) {
    const auto found = std::find(words_.begin(), words_.end(), text);
    const auto index = static_cast<int>(found - words_.begin());
    if (found == words_.end()) words_.push_back(std::move(text));
    return index;
}

std::optional<int> TreeBuilder::variable(std::string_view name) {
    const auto found = std::find(variables_.begin(), variables_.end(), name);
    const auto index = static_cast<int>(found - variables_.begin());
    if (found != variables_.end()) return index;
    if (index == most_variables) return std::nullopt;
    variables_.emplace_back(name);
    return index;
}

TreeBuilder::Mark TreeBuilder::mark() const { return {nodes_.size(), words_.size(), variables_.size(), bound_}; }

void TreeBuilder::forget_since(const Mark& mark) {
    nodes_.resize(mark.nodes);
    last_.resize(mark.nodes);
    words_.resize(mark.words);
    variables_.resize(mark.variables);
    bound_ = mark.bound;
}

std::optional<Effect> TreeBuilder::finish(NodeIndex root) {
    Effect effect;
    effect.nodes.reserve(nodes_.size());
    if (!lay_out(root, 1, effect.nodes)) return std::nullopt;
    effect.words = std::move(words_);
    effect.variables = static_cast<int>(variables_.size());
    return effect;
}

bool TreeBuilder::lay_out(NodeIndex from, int depth, std::vector<Node>& out) const {
    if (depth > deepest_tree) return false;
    const std::size_t here = out.size();
    out.push_back({nodes_[from].kind, nodes_[from].sub, nodes_[from].number, no_node, no_node});
    std::size_t before = 0;  // the sibling laid out last
    for (NodeIndex at = nodes_[from].first; at != no_node; at = nodes_[at].next) {
        const auto place = static_cast<NodeIndex>(out.size());
        if (!lay_out(at, depth + 1, out)) return false;
        if (before == 0) out[here].first = place;
        else out[before].next = place;
        before = place;
    }
    return true;
}

}  // namespace cubenight
