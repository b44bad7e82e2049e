// What every parser of effect texts does alike, whatever the game: nodes made of tokens, words and variables, sums of
// quantities. After a failure, which the token reader keeps, what its functions return means nothing.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>

#include "engine/language/node.hpp"
#include "engine/language/tokens.hpp"
#include "engine/language/tree_builder.hpp"

namespace cubenight {

class TreeReader {
protected:
    explicit TreeReader(TokenReader& in) : in_(in) {}
    ~TreeReader() = default;
    TreeReader(const TreeReader&) = delete;
    TreeReader& operator=(const TreeReader&) = delete;

    NodeIndex node(NodeKind kind, int sub = 0, int number = 0);
    NodeIndex parent_of(NodeKind kind, int sub, int number, std::initializer_list<NodeIndex> children);
    // Makes it the last child; nothing after a failure. A game may look at what it gets to hold.
    virtual void adopt(NodeIndex parent, NodeIndex child);
    // Keeps hostile nesting off the stack; the tree's own depth is measured when it is finished.
    void check_depth();
    int word(const Saying& what);
    int variable_here();  // takes `$x`, whether bound or not
    int variable_used();  // takes `$x`, which must be bound
    // The tree below the root; nothing where reading has failed, or it is nested too deeply, which is told at `begin`.
    std::optional<Effect> finished(NodeIndex root, std::size_t begin);

    // Sums of products of what the game reads as one factor.
    NodeIndex quantity();
    virtual NodeIndex factor() = 0;
    NodeIndex two_quantities(NodeKind kind);  // `(Q, Q)`

    TokenReader& in_;
    TreeBuilder tree_;
    int depth_ = 0;  // how deep what is read now is nested; restored by `Within`

private:
    NodeIndex product();
};

}  // namespace cubenight
