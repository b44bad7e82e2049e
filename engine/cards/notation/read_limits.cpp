// Limits: what opens a text and says how often, from where, under what conditions and at what price it is used.
#include "engine/cards/meaningless.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/cards/unseen.hpp"

namespace cubenight {

// Attacks are declared, one in a turn, by the Active Pokémon.
void EffectReader::check_limits_of_attack(NodeIndex root, std::size_t begin) {
    for (NodeIndex at = tree_[root].first; at != no_node; at = tree_[at].next)
        if (is_limit(tree_[at].kind) && !limits_attack(tree_[at]))
            in_.fail_at(
                begin,
                saying("that limits no attack: one says `only if`, `cost`, `once by name` or `once per game` of it"));
}

void EffectReader::check_limit(NodeIndex in_block, NodeIndex limit) {
    // `once` and `often` exclude each other; where a card may go at all is another thing than where it stays.
    const auto same_sort = [&](const Node& a, const Node& b) {
        const auto kind = [](const Node& node) { return node.kind == NodeKind::often ? NodeKind::once : node.kind; };
        return kind(a) == kind(b) && (a.kind != NodeKind::only_if || is_to_attach(a) == is_to_attach(b));
    };
    for (NodeIndex at = tree_[in_block].first; at != no_node; at = tree_[at].next)
        if (same_sort(tree_[at], tree_[limit]))
            in_.fail(saying("a text has one limit of this kind; join conditions by `and`"));
}

NodeIndex EffectReader::once() {
    if (in_.accept_phrase("by name")) return node(NodeKind::once, static_cast<int>(OnceKind::by_name));
    if (in_.accept_phrase("either player")) return node(NodeKind::once, static_cast<int>(OnceKind::either_player));
    if (!in_.accept_phrase("per game")) return node(NodeKind::once);
    return node(NodeKind::once, static_cast<int>(OnceKind::per_game), word(saying("the name under which it counts")));
}

NodeIndex EffectReader::often() { return node(NodeKind::often); }

NodeIndex EffectReader::no_stack() {
    in_.expect_phrase("stack");
    return node(NodeKind::no_stack);
}

NodeIndex EffectReader::from_zone() {
    return node(NodeKind::from_zone, in_.expect_one_of(words::from_zone, saying("where it is used from")));
}

NodeIndex EffectReader::only_if() {
    const bool as_attached = in_.is_phrase("attach if");
    if (as_attached && text_place_ != TextPlace::attached && text_place_ != TextPlace::anywhere)
        in_.fail_here(saying("`only attach if` says of an attached card where it may go: it stands in `attached`"));
    in_.expect_phrase(as_attached ? "attach if" : "if");
    const Within attacked(attack_, 1), nothing_done(done_, 0);
    const std::size_t begin = in_.position();
    const NodeIndex condition = predicate();
    if (!in_.failed() && asks_of_unseen(tree_, condition, OwnHand::seen))
        in_.fail_at(begin, saying("whether a text may be used would tell of cards that its player does not see"));
    return parent_of(NodeKind::only_if, as_attached, 0, {condition});
}

NodeIndex EffectReader::cost() {
    const Within not_dealt(before_own_damage_, 1);
    const std::size_t begin = in_.position();
    const NodeIndex price = block(BlockRole::inner);
    for (NodeIndex part = in_.failed() ? no_node : tree_[price].first; part != no_node; part = tree_[part].next)
        if (pays_nothing(tree_[part].kind))
            in_.fail_at(
                begin,
                saying("that pays nothing: a price is taken at once, as in `cost { discard 1 energy on 1 my.bench }`"));
    return parent_of(NodeKind::cost, 0, 0, {price});
}

}  // namespace cubenight
