#include "engine/language/tree_reader.hpp"

#include <string>

#include "engine/language/bounds.hpp"
#include "engine/language/within.hpp"

namespace cubenight {

NodeIndex TreeReader::node(NodeKind kind, int sub, int number) {
    if (const auto index = tree_.add(kind, sub, number)) return *index;
    in_.fail(saying("the effect has more than {0} parts", largest_effect));
    return 0;
}

NodeIndex TreeReader::parent_of(NodeKind kind, int sub, int number, std::initializer_list<NodeIndex> children) {
    const NodeIndex parent = node(kind, sub, number);
    for (NodeIndex child : children) adopt(parent, child);
    return parent;
}

// After a failure indices mean nothing, and a node must not become its own child.
void TreeReader::adopt(NodeIndex parent, NodeIndex child) {
    if (!in_.failed()) tree_.adopt(parent, child);
}

void TreeReader::check_depth() {
    if (depth_ > 4 * deepest_tree) in_.fail_here(saying("the effect is nested too deeply"));
}

int TreeReader::word(const Saying& what) { return tree_.word(in_.expect_string(what)); }

int TreeReader::variable_here() {
    if (!in_.is_kind(TokenKind::variable)) {
        in_.expected(saying("a variable such as $x"));
        return 0;
    }
    const auto index = tree_.variable(in_.text_of(in_.peek()));
    if (!index) in_.fail_here(saying("an effect has at most {0} variables", most_variables));
    in_.skip();
    return index.value_or(0);
}

int TreeReader::variable_used() {
    const std::string name(in_.text_of(in_.peek()));
    const std::size_t begin = in_.position();
    const int index = variable_here();
    if (!in_.failed() && !tree_.is_bound(index))
        in_.fail_at(begin, saying("nothing is called {0} yet: bind it by `as {0}`, `choose` or `each`", name));
    return index;
}

std::optional<Effect> TreeReader::finished(NodeIndex root, std::size_t begin) {
    if (in_.failed()) return std::nullopt;
    auto effect = tree_.finish(root);
    if (!effect) in_.fail_at(begin, saying("the effect is nested deeper than {0} parts", deepest_tree));
    return effect;
}

NodeIndex TreeReader::quantity() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    NodeIndex sum = product();
    while (in_.is_mark("+") || in_.is_mark("-")) {
        const NodeKind kind = in_.is_mark("+") ? NodeKind::add : NodeKind::subtract;
        in_.skip();
        const NodeIndex right = product();
        sum = parent_of(kind, 0, 0, {sum, right});
    }
    return sum;
}

NodeIndex TreeReader::product() {
    NodeIndex result = factor();
    while (in_.accept_mark("*")) {
        const NodeIndex right = factor();
        result = parent_of(NodeKind::multiply, 0, 0, {result, right});
    }
    return result;
}

NodeIndex TreeReader::two_quantities(NodeKind kind) {
    in_.expect_mark("(");
    const NodeIndex left = quantity();
    in_.expect_mark(",");
    const NodeIndex right = quantity();
    in_.expect_mark(")");
    return parent_of(kind, 0, 0, {left, right});
}

}  // namespace cubenight
