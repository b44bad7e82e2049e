// Conditions and quantities: what is asked, and the numbers that are counted.
#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {

NodeIndex EffectReader::predicate() {
    const Within deep(depth_, depth_ + 1);
    const Within in_condition(condition_, 1);
    check_depth();
    const NodeIndex first = predicate_and();
    if (!in_.is_word("or")) return first;
    const NodeIndex here = parent_of(NodeKind::or_, 0, 0, {first});
    while (in_.accept_word("or")) adopt(here, predicate_and());
    return here;
}

NodeIndex EffectReader::predicate_and() {
    const NodeIndex first = predicate_part();
    if (!in_.is_word("and")) return first;
    const NodeIndex here = parent_of(NodeKind::and_, 0, 0, {first});
    while (in_.accept_word("and")) adopt(here, predicate_part());
    return here;
}

NodeIndex EffectReader::predicate_part() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    if (in_.accept_word("not")) {
        if (in_.is_word("lead")) in_.fail_here(saying("who is not Lead is Next: `lead them`"));
        return parent_of(NodeKind::not_, 0, 0, {predicate_part()});
    }
    if (in_.accept_mark("(")) {
        const NodeIndex inner = predicate();
        in_.expect_mark(")");
        return inner;
    }
    if (in_.accept_word("lead")) {
        const int who = player();
        if (!in_.failed() && static_cast<Player>(who) == Player::both) in_.fail(saying("one player is Lead"));
        return node(NodeKind::lead, who);
    }
    if (in_.accept_word("happened")) return happened();
    if (in_.is_word("any") && !in_.is_mark(".", 1)) {
        in_.skip();
        return parent_of(NodeKind::any, 0, 0, {one_select(Numbers::refused)});
    }
    if (at_quantity()) return comparison();
    if (!at_select()) in_.expected(saying("a condition such as foe is power, any my.scene or count(my.hand) >= 3"));
    return subject_is();
}

NodeIndex EffectReader::happened() {
    const NodeIndex what = event();
    const bool ends = !in_.failed() && sub_as<TextEvent>(tree_[what]) == TextEvent::turn_ends;
    if (ends) in_.fail(saying("a turn has not ended while it goes on"));
    const NodeIndex here = parent_of(NodeKind::happened, static_cast<int>(Window::this_turn), 0, {what});
    if (in_.is_word("by")) adopt(here, by_effects());
    in_.expect_phrase("this turn");
    return here;
}

NodeIndex EffectReader::comparison() {
    const NodeIndex left = quantity();
    const NodeIndex here = parent_of(NodeKind::compare, 0, 0, {left});
    for (std::size_t relation = 0; relation < words::relation.size(); ++relation) {
        if (!in_.accept_mark(words::relation[relation])) continue;
        say_sub(here, static_cast<int>(relation));
        adopt(here, quantity());
        return here;
    }
    in_.expected(saying("a comparison: >=, <=, =, >, <"));
    return here;
}

NodeIndex EffectReader::subject_is() {
    const NodeIndex subject = one_select(Numbers::refused);
    if (!in_.accept_word("is")) in_.expected(saying("`is` and a filter, as in `foe is power`"));
    return parent_of(NodeKind::is, 0, 0, {subject, asked_of_one(filters(false))});
}

bool EffectReader::at_relation(std::size_t ahead) const {
    return in_.is_mark(">=", ahead) || in_.is_mark("<=", ahead) || in_.is_mark("=", ahead) || in_.is_mark(">", ahead) ||
           in_.is_mark("<", ahead);
}

// Variables open a quantity as well as a selection; the token behind them decides.
bool EffectReader::at_quantity() const {
    if (in_.is_kind(TokenKind::number)) return !at_select(1) && !in_.is_word("random", 1);
    if (in_.is_kind(TokenKind::variable))
        return at_relation(1) || in_.is_mark("+", 1) || in_.is_mark("-", 1) || in_.is_mark("*", 1) ||
               in_.is_mark("/", 1);
    if (in_.is_any_word({"count", "min", "max", "level", "round", "bp", "area"})) return in_.is_mark("(", 1);
    return in_.is_any_word({"rounds", "printed"});
}

// `count(S) / 2`, rounded down
NodeIndex EffectReader::factor() {
    const NodeIndex whole = atom();
    if (!in_.accept_mark("/")) return whole;
    const int by = in_.expect_number(saying("by how much it is divided"), 2, largest_number);
    return parent_of(NodeKind::divide, 0, by, {whole});
}

NodeIndex EffectReader::integer() {
    return node(NodeKind::integer, 0, in_.expect_number(saying("a number"), 0, most_bp));
}

NodeIndex EffectReader::atom() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    if (in_.is_kind(TokenKind::number)) return integer();
    if (in_.is_kind(TokenKind::variable)) return node(NodeKind::variable, 0, variable_used());
    if (in_.accept_word("min")) return two_quantities(NodeKind::minimum);
    if (in_.accept_word("max")) return two_quantities(NodeKind::maximum);
    if (in_.accept_word("rounds")) return node(NodeKind::rounds);
    if (in_.accept_word("count")) return parent_of(NodeKind::count, 0, 0, {enclosed_selection()});
    const auto stat = in_.accept_one_of(words::stat);
    if (!stat) in_.expected(saying("a quantity such as 2, count(my.hand), level(my.characters)"));
    return parent_of(NodeKind::stat, stat.value_or(0), 0, {enclosed_selection()});
}

NodeIndex EffectReader::enclosed_selection() {
    const Within enclosed(condition_, 0);
    in_.expect_mark("(");
    const NodeIndex here = selection(Numbers::refused);
    in_.expect_mark(")");
    return here;
}

}  // namespace cubenight::ultraman
