// Blocks of statements: which word opens which, limits and controls, and where a statement means nothing.
#include <algorithm>

#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {
namespace {

constexpr int most_uses = 9;  // of an [Activate] text in a turn

constexpr NodeKind limit_order[] = {NodeKind::activate, NodeKind::once, NodeKind::no_stack, NodeKind::only_if,
                                    NodeKind::cost};

auto place_of(NodeKind limit) { return std::ranges::find(limit_order, limit) - std::begin(limit_order); }

}  // namespace

std::span<const EffectReader::StatementRule> EffectReader::statement_rules() {
    using R = EffectReader;
    using enum StatementSort;
    static constexpr StatementRule rules[] = {
        {"activate", limit, &R::activate}, {"once", limit, &R::once},
        {"no", limit, &R::no_stack},       {"only", limit, &R::only_if},
        {"cost", limit, &R::cost},         {"may", action, &R::may},
        {"if", action, &R::if_predicate},  {"each", action, &R::each},
        {"either", action, &R::either},    {"by", action, &R::by_player},
        {"choose", action, &R::choose},    {"lasting", action, &R::lasting},
        {"pay", action, &R::pay},          {"fully", action, &R::fully},
        {"give", standing, &R::give},      {"while", standing, &R::while_predicate},
        {"when", standing, &R::when},      {"draw", action, &R::draw},
        {"look", action, &R::look},        {"put", action, &R::put},
        {"discard", action, &R::discard},  {"exile", action, &R::exile},
        {"order", action, &R::order},      {"shuffle", action, &R::shuffle},
        {"use", action, &R::use},          {"stack", action, &R::stack},
        {"swap", action, &R::swap},        {"charge", action, &R::charge},
        {"negate", action, &R::negate},
    };
    return rules;
}

NodeIndex EffectReader::block(BlockRole role) {
    const Within deep(depth_, depth_ + 1);
    const Within lasting(lasting_, role == BlockRole::lasting ? 1 : 0);
    check_depth();
    const NodeIndex here = node(NodeKind::block);
    in_.expect_mark("{");
    if (in_.is_mark("}") && role != BlockRole::root) in_.fail_here(saying("nothing stands between these braces"));
    if (in_.accept_mark("}")) return here;
    do adopt(here, statement(role, here));
    while (in_.accept_mark(";"));
    if (!in_.accept_mark("}")) in_.expected(saying("`;` and another statement, or `}`"));
    return here;
}

NodeIndex EffectReader::statement(BlockRole role, NodeIndex in_block) {
    const auto rules = statement_rules();
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const auto& rule) { return in_.is_word(rule.word); });
    if (found == rules.end()) {
        in_.expected(
            saying("a statement such as draw 2, discard 1 my.hand or lasting this turn { give this { bp +1000 } }"));
        return 0;
    }
    check_place(*found, role, in_block);
    in_.skip();
    const NodeIndex here = (this->*found->read)();
    if (found->sort == StatementSort::limit && !in_.failed()) check_limit_order(in_block, here);
    return here;
}

void EffectReader::check_limit_order(NodeIndex in_block, NodeIndex limit) {
    const NodeIndex before = tree_.last_child(in_block);
    if (before != no_node && place_of(tree_[before].kind) >= place_of(tree_[limit].kind))
        in_.fail(saying("limits stand once each and in this order: activate, once, no stack, only if, cost"));
}

// Statements that mean nothing where they stand are mistakes of the text's author; better told than ignored.
void EffectReader::check_place(const StatementRule& rule, BlockRole role, NodeIndex in_block) {
    switch (rule.sort) {
        case StatementSort::limit: {
            if (role != BlockRole::root)
                return in_.fail_here(saying("`{0}` is a limit: it opens a text and stands nowhere else", rule.word));
            const NodeIndex before = tree_.last_child(in_block);
            if (before != no_node && !is_limit(tree_[before].kind))
                in_.fail_here(saying("`{0}` is a limit: limits come first in a text", rule.word));
            return;
        }
        case StatementSort::standing:
            if (role != BlockRole::root && role != BlockRole::lasting)
                in_.fail_here(
                    saying("`{0}` stands at the head of a text or directly in `lasting`, not in here", rule.word));
            return;
        case StatementSort::action:
            if (role == BlockRole::lasting)
                return in_.fail_here(
                    saying("`{0}` is done at once; in `lasting` stand give, while and when", rule.word));
            if (rule.word == "fully" && !follows_action(in_block))
                in_.fail_here(saying("`fully` follows other statements of its block, which it asks about"));
    }
}

bool EffectReader::follows_action(NodeIndex in_block) const {
    const NodeIndex before = tree_.last_child(in_block);
    return before != no_node && !is_limit(tree_[before].kind) && !is_standing(tree_[before].kind);
}

// -- limits

NodeIndex EffectReader::activate() {
    return node(NodeKind::activate, 0, in_.expect_number(saying("how often in a turn"), 1, most_uses));
}

NodeIndex EffectReader::once() { return node(NodeKind::once, static_cast<int>(OnceKind::plain)); }

NodeIndex EffectReader::no_stack() {
    in_.expect_phrase("stack");
    return node(NodeKind::no_stack);
}

NodeIndex EffectReader::only_if() {
    in_.expect_phrase("if");
    return parent_of(NodeKind::only_if, 0, 0, {predicate()});
}

NodeIndex EffectReader::cost() {
    const Within price(price_, 1);
    return parent_of(NodeKind::cost, 0, 0, {block(BlockRole::inner)});
}

// -- controls

void EffectReader::check_no_price() {
    if (price_) in_.fail(saying("a price is paid in full: nothing in it is left to choice but by `either`"));
}

NodeIndex EffectReader::may() {
    check_no_price();
    const NodeIndex here = parent_of(NodeKind::may, 0, 0, {block(BlockRole::inner)});
    if (in_.accept_word("else")) adopt(here, block(BlockRole::inner));
    return here;
}

NodeIndex EffectReader::if_predicate() {
    const NodeIndex asked = predicate();
    const NodeIndex here = parent_of(NodeKind::if_, 0, 0, {asked, block(BlockRole::inner)});
    if (in_.accept_word("else")) adopt(here, block(BlockRole::inner));
    return here;
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
    int parts = 0;
    do adopt(here, block(BlockRole::inner)), ++parts;
    while (in_.accept_mark("|"));
    in_.expect_mark("}");
    if (parts < 2) in_.fail(saying("`either` needs two parts or more, each in braces, with `|` between them"));
    return here;
}

NodeIndex EffectReader::by_player() {
    const int who = player();
    if (!in_.failed() && static_cast<Player>(who) == Player::me)
        in_.fail(saying("`by me` is what a text means anyway; it is left out"));
    const Within acting(by_, 1);
    return parent_of(NodeKind::by, who, 0, {block(BlockRole::inner)});
}

NodeIndex EffectReader::choose() {
    const int variable = variable_here();
    in_.expect_mark("=");
    NodeIndex what = 0;
    if (in_.accept_phrase("a bp of"))
        what = parent_of(NodeKind::value, static_cast<int>(ValueKind::bp), 0, {selection()});
    else if (in_.is_kind(TokenKind::word) &&
             std::ranges::find(words::type, in_.text_of(in_.peek())) != words::type.end())
        what = offered_types();
    else what = at_quantity() ? quantity() : selection();
    tree_.bind(variable);
    return parent_of(NodeKind::choose, 0, variable, {what});
}

// `basic or armed`
NodeIndex EffectReader::offered_types() {
    TypeSet offered;
    do {
        const TypeSet one = TypeSet::of(static_cast<Type>(in_.expect_one_of(words::type, saying("a TYPE"))));
        if (offered.has_any(one)) in_.fail(saying("a TYPE stands once"));
        if (one.bits < offered.bits)
            in_.fail(
                saying("TYPEs stand in their order: basic, power, speed, armed, hazard, devastation, invasion, meteo"));
        offered = offered | one;
    } while (in_.accept_word("or"));
    if (offered.size() < 2) in_.fail(saying("two TYPEs or more are offered, with `or` between them"));
    return node(NodeKind::value, static_cast<int>(ValueKind::type), offered.bits);
}

NodeIndex EffectReader::lasting() {
    const NodeIndex span = node(NodeKind::span, in_.expect_one_of(words::span, saying("how long")));
    return parent_of(NodeKind::lasting, 0, 0, {span, block(BlockRole::lasting)});
}

NodeIndex EffectReader::pay() {
    check_no_price();
    NodeIndex first = 0;
    {
        const Within price(price_, 1);
        first = block(BlockRole::inner);
    }
    in_.expect_phrase("to");
    return parent_of(NodeKind::pay, 0, 0, {first, block(BlockRole::inner)});
}

// One statement stands alone; two or more need braces.
NodeIndex EffectReader::fully() {
    if (in_.is_word("fully"))
        in_.fail_here(saying("`fully` follows other statements of its block, which it asks about"));
    if (!in_.is_mark("{")) return parent_of(NodeKind::fully, 0, 0, {statement(BlockRole::inner, 0)});
    const NodeIndex body = block(BlockRole::inner);
    if (!in_.failed() && tree_.child_count(body) < 2) in_.fail(saying("braces are for two statements or more here"));
    return parent_of(NodeKind::fully, 0, 0, {body});
}

}  // namespace cubenight::ultraman
