#include "engine/cards/ultraman/notation/effect_reader.hpp"

#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {

std::optional<Effect> EffectReader::read() {
    const std::size_t begin = in_.position();
    const NodeIndex root = block(BlockRole::root);
    if (!in_.failed()) check_whole(root, begin);
    return finished(root, begin);
}

std::optional<Effect> EffectReader::read_statements() {
    const std::size_t begin = in_.position();
    const NodeIndex root = block(BlockRole::inner);
    return finished(root, begin);
}

// A text stands, waits or is used.
void EffectReader::check_whole(NodeIndex root, std::size_t begin) {
    bool stands = false, waits = false, acts = false;
    for (NodeIndex at = tree_[root].first; at != no_node; at = tree_[at].next) {
        const NodeKind kind = tree_[at].kind;
        waits |= kind == NodeKind::when;
        stands |= is_standing(kind) && kind != NodeKind::when;
        acts |= !is_standing(kind) && !is_limit(kind);
    }
    if (tree_[root].first == no_node) return in_.fail_at(begin, saying("an empty text is left out, braces and all"));
    if (!stands && !waits && !acts) return in_.fail_at(begin, saying("nothing is done when this text is used"));
    if (int{stands} + int{waits} + int{acts} > 1)
        return in_.fail_at(begin, saying("a text stands (`give`, `while`), waits (`when`) or is used (`activate`): "
                                         "these are texts of their own"));
    if (acts && find_kind(root, NodeKind::activate) == no_node)
        return in_.fail_at(begin, saying("what is done stands behind `activate`, or in a `when`"));
    check_limits(root, begin);
}

// Which limits go with which sort of text.
void EffectReader::check_limits(NodeIndex root, std::size_t begin) {
    const bool used = find_kind(root, NodeKind::activate) != no_node;
    const bool waits = find_kind(root, NodeKind::when) != no_node;
    if (used && is_standing(tree_[tree_.last_child(root)].kind))
        return in_.fail_at(begin, saying("nothing is done when this text is used"));
    for (NodeIndex at = tree_[root].first; at != no_node && is_limit(tree_[at].kind); at = tree_[at].next) {
        const NodeKind kind = tree_[at].kind;
        if ((kind == NodeKind::cost || kind == NodeKind::only_if) && !used)
            return in_.fail_at(begin, saying("`cost` and `only if` belong to a text with `activate`"));
        if (kind == NodeKind::once && !waits)
            return in_.fail_at(begin, saying("`once` belongs to a text that waits: `when`"));
        if (kind == NodeKind::no_stack && (used || waits))
            return in_.fail_at(begin, saying("`no stack` belongs to a text that stands: `give`, `while`"));
    }
}

NodeIndex EffectReader::find_kind(NodeIndex parent, NodeKind kind) const {
    for (NodeIndex at = tree_[parent].first; at != no_node; at = tree_[at].next)
        if (tree_[at].kind == kind) return at;
    return no_node;
}

void EffectReader::say_sub(NodeIndex index, int sub) {
    if (!in_.failed()) tree_[index].sub = static_cast<std::uint8_t>(sub);
}

void EffectReader::say_number(NodeIndex index, int number) {
    if (!in_.failed()) tree_[index].number = static_cast<std::int16_t>(number);
}

int EffectReader::player() { return in_.expect_one_of(words::player, saying("a player")); }

}  // namespace cubenight::ultraman
