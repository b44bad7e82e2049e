// Control: the joints between the verbs of a text. What may or must be done, for each, by the fall of a coin, for how
// long.
#include <bit>

#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

namespace {

// The variable that the node binds, or -1.
int bound_by(const Node& node) {
    if (node.kind == NodeKind::each || node.kind == NodeKind::choose) return node.number;
    if (node.kind == NodeKind::select || node.kind == NodeKind::switch_) return node.number - 1;
    return -1;
}

// Of an attack's text: it changes the attack's damage, or is done before that is dealt.
bool comes_before_damage(NodeKind kind) {
    return kind == NodeKind::before_damage || kind == NodeKind::damage || kind == NodeKind::more ||
           kind == NodeKind::less || kind == NodeKind::times || kind == NodeKind::ignore || kind == NodeKind::fail;
}

}  // namespace

// One statement stands alone; two or more need braces.
NodeIndex EffectReader::statement_or_block() {
    if (in_.is_word("then")) in_.fail_here(saying("`then` follows another statement of its block"));
    if (!in_.is_mark("{")) return statement(BlockRole::inner, 0);
    const NodeIndex here = block(BlockRole::inner);
    if (!in_.failed() && tree_.child_count(here) < 2) in_.fail(saying("braces are for two statements or more here"));
    return here;
}

NodeIndex EffectReader::then() { return parent_of(NodeKind::then_, 0, 0, {statement_or_block()}); }

NodeIndex EffectReader::may() {
    const NodeIndex here = parent_of(NodeKind::may, 0, 0, {block(BlockRole::inner)});
    if (in_.accept_word("else")) adopt(here, block(BlockRole::inner));
    return here;
}

NodeIndex EffectReader::if_predicate() {
    const std::size_t begin = in_.position();
    const bool undealt = done_ == own_damage;
    const NodeIndex when = asking_predicate();
    const NodeIndex here = parent_of(NodeKind::if_, 0, 0, {when, block(BlockRole::inner)});
    if (in_.accept_word("else")) adopt(here, block(BlockRole::inner));
    if (undealt) check_dealt(when, here, begin);
    return here;
}

// What the attack's damage hangs on is asked before it is dealt.
void EffectReader::check_dealt(NodeIndex asking, NodeIndex control, std::size_t begin) {
    bool asks = false, changes = false;
    if (in_.failed()) return;
    tree_.each_below(asking, [&](const Node& node) { asks |= node.kind == NodeKind::done; });
    tree_.each_below(control, [&](const Node& node) { changes |= comes_before_damage(node.kind); });
    if (asks && changes)
        in_.fail_at(begin, saying("nothing was done before that `done` could measure: what changes the damage is asked "
                                  "before it is dealt"));
}

NodeIndex EffectReader::each() {
    const int variable = variable_here();
    in_.expect_phrase("in");
    const NodeIndex over = selection();
    tree_.bind(variable);
    return parent_of(NodeKind::each, 0, variable, {over, block(BlockRole::inner)});
}

NodeIndex EffectReader::either() {
    const NodeIndex here = node(NodeKind::either);
    if (!in_.is_mark("{")) {
        const NodeIndex how_many = range();
        const Node& made = tree_[how_many];
        if (!in_.failed() && sub_as<RangeKind>(made) == RangeKind::random)
            in_.fail(saying("parts are not chosen at random"));
        if (!in_.failed() && sub_as<RangeKind>(made) == RangeKind::number && tree_[made.first].number == 1)
            in_.fail(saying("one part is what `either` means without a number"));
        adopt(here, how_many);
    }
    in_.expect_mark("{");
    do adopt(here, block(BlockRole::inner));
    while (in_.accept_mark("|"));
    in_.expect_mark("}");
    if (!in_.failed() && tree_.child_count(here) - (tree_[tree_[here].first].kind == NodeKind::range) < 2)
        in_.fail(saying("`either` needs two parts or more, each in braces, with `|` between them"));
    return here;
}

NodeIndex EffectReader::flip() {
    const std::size_t begin = in_.position();
    const NodeIndex here = node(NodeKind::flip);
    if (!in_.accept_phrase("until tails")) {
        if (in_.is_mark("{")) in_.expected(saying("how many coins, or `until tails`"));
        adopt(here, quantity());
    }
    const bool undealt = done_ == own_damage;
    flipped_ = 1;
    in_.expect_mark("{");
    unsigned seen = 0;
    do {
        const NodeIndex one = face();
        if (!in_.failed() && (seen >> tree_[one].sub & 1)) in_.fail(saying("this face of the coin is told twice"));
        if (!in_.failed()) seen |= 1u << tree_[one].sub;
        adopt(here, one);
    } while (in_.accept_mark(";"));
    in_.expect_mark("}");
    if (undealt && !in_.failed() && tree_[tree_[here].first].kind != NodeKind::face)
        check_dealt(tree_[here].first, here, begin);
    return here;
}

NodeIndex EffectReader::face() {
    const int which = in_.expect_one_of(words::face, saying("a face of the coin"));
    in_.expect_mark(":");
    return parent_of(NodeKind::face, which, 0, {statement_or_block()});
}

NodeIndex EffectReader::by_player() {
    if (in_.accept_word("hand"))
        return node(NodeKind::by_hand, 0, word(saying("what is carried out by hand, in quotes")));
    const int who = player();
    return parent_of(NodeKind::by, who, 0, {block(BlockRole::inner)});
}

NodeIndex EffectReader::choose() {
    const int variable = variable_here();
    in_.expect_mark("=");
    NodeIndex what = 0;
    if (in_.is_any_word({"a", "an"})) {
        what = node(NodeKind::value, in_.expect_one_of(words::value, saying("what is chosen")));
        const auto kind = in_.failed() ? ValueKind::type : sub_as<ValueKind>(tree_[what]);
        if (kind == ValueKind::attack) in_.expect_phrase("of"), adopt(what, selection());
        else if (kind == ValueKind::name) in_.expect_phrase("of"), adopt(what, selection());
        else if (kind == ValueKind::number && in_.accept_phrase("up to")) adopt(what, quantity());
        else if (kind != ValueKind::number && in_.accept_word("of")) adopt(what, selection());
        if (kind == ValueKind::type && in_.accept_word("but"))
            tree_[what].number = static_cast<std::int16_t>(1 + in_.expect_one_of(words::type, saying("a type")));
    } else {
        what = at_quantity() ? quantity() : selection();
    }
    tree_.bind(variable);
    return parent_of(NodeKind::choose, 0, variable, {what});
}

NodeIndex EffectReader::before_damage() {
    in_.expect_phrase("damage");
    const Within not_dealt(before_own_damage_, 1);
    return parent_of(NodeKind::before_damage, 0, 0, {block(BlockRole::inner)});
}

// What lasts remembers two things that were named before it.
void EffectReader::check_kept(NodeIndex span, NodeIndex part, unsigned bound, std::size_t begin) {
    unsigned used = 0, own = 0;
    for (const NodeIndex index : {span, part})
        tree_.each_below(index, [&](const Node& node) {
            if (names_variable(node)) used |= 1u << node.number;
            if (const int variable = bound_by(node); variable >= 0) own |= 1u << variable;
        });
    if (std::popcount(used & bound & ~own) > 2)
        in_.fail_at(begin, saying("what lasts can mean two things that were named before it, no more"));
}

NodeIndex EffectReader::lasting() {
    const auto kind = static_cast<SpanKind>(in_.expect_one_of(words::span, saying("how long")));
    const NodeIndex span = node(NodeKind::span, static_cast<int>(kind));
    if (kind == SpanKind::next_turn || kind == SpanKind::until_end_of_next_turn) {
        const int whose = player();
        if (!in_.failed()) tree_[span].number = static_cast<std::int16_t>(whose);
    }
    if (kind == SpanKind::while_) {
        const Within no_coins(flipped_, 0), nothing_done(done_, 0), attacked(attack_, 1);
        adopt(span, predicate());
    }
    const Within outside_instead(instead_, 0);
    const std::size_t begin = in_.position();
    const unsigned bound = tree_.bound();
    const NodeIndex body = block(BlockRole::lasting);
    if (!in_.failed())
        for (NodeIndex part = tree_[body].first; part != no_node; part = tree_[part].next)
            check_kept(span, part, bound, begin);
    if (!in_.failed() && tree_[body].first == no_node) in_.fail(saying("nothing lasts"));
    return parent_of(NodeKind::lasting, 0, 0, {span, body});
}

NodeIndex EffectReader::proceed() {
    if (instead_ == 0)
        in_.fail(saying("`proceed` stands inside `instead of`: there is no other event that could go on"));
    return node(NodeKind::proceed);
}

}  // namespace cubenight
