// Builds the tree of one effect while its text is read. Nodes may be made in any order (a sum is only known after
// its first part); finish() lays them out in preorder.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/language/bounds.hpp"
#include "engine/language/node.hpp"

namespace cubenight {

class TreeBuilder {
public:
    // A new node without a parent; nothing where the effect has `largest_effect` nodes.
    std::optional<NodeIndex> add(NodeKind kind, int sub, int number);
    // Makes it the last child.
    void adopt(NodeIndex parent, NodeIndex child);
    Node& operator[](NodeIndex index) { return nodes_[index]; }
    const Node& operator[](NodeIndex index) const { return nodes_[index]; }
    std::size_t size() const { return nodes_.size(); }
    int child_count(NodeIndex index) const;
    // Calls f(node) for a node and all that is below it.
    template <class F>
    void each_below(NodeIndex index, F&& f) const {
        f(nodes_[index]);
        for (NodeIndex child = nodes_[index].first; child != no_node; child = nodes_[child].next) each_below(child, f);
    }
    NodeIndex last_child(NodeIndex parent) const { return last_[parent]; }

    // The word's number, the same for the same word.
    int word(std::string text);
    // The variable's number by order of first appearance; nothing for a ninth.
    std::optional<int> variable(std::string_view name);
    void bind(int variable) { bound_ |= 1u << variable; }
    bool is_bound(int variable) const { return (bound_ >> variable) & 1; }
    // Bit by bit; what a part of a text names for itself is forgotten behind it.
    unsigned bound() const { return bound_; }
    void forget_bound_but(unsigned kept) { bound_ = kept; }

    // Everything added after `mark()` is forgotten by `forget_since`. REQUIRES: no older node has adopted a newer.
    struct Mark {
        std::size_t nodes, words, variables;
        unsigned bound;
    };
    Mark mark() const;
    void forget_since(const Mark& mark);

    // The tree below root in preorder; nothing where it is nested deeper than `deepest_tree`.
    std::optional<Effect> finish(NodeIndex root);

private:
    bool lay_out(NodeIndex from, int depth, std::vector<Node>& out) const;

    std::vector<Node> nodes_;
    std::vector<NodeIndex> last_;  // last child of each node
    std::vector<std::string> words_;
    std::vector<std::string> variables_;
    unsigned bound_ = 0;
};

}  // namespace cubenight
