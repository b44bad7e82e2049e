// What stands and what waits: who is given what, and the events that a text hears.
#include <algorithm>

#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {

std::span<const EffectReader::ModifierRule> EffectReader::modifier_rules() {
    using R = EffectReader;
    static constexpr ModifierRule rules[] = {
        {"grade", &R::grade},      {"bp", &R::bp},
        {"level", &R::level},      {"columns", &R::columns},
        {"type", &R::type_change}, {"unaffected", &R::unaffected},
        {"battle", &R::battle},    {"can't", &R::cant},
    };
    return rules;
}

// In `lasting` some of those that fit may be chosen; what stands means all of them.
NodeIndex EffectReader::give() {
    const NodeIndex receivers = selection(lasting_ ? Numbers::allowed : Numbers::refused);
    const NodeIndex here = parent_of(NodeKind::give, 0, 0, {receivers});
    in_.expect_mark("{");
    do {
        const NodeIndex change = modifier();
        if (!in_.failed()) check_receivers(receivers, change);
        adopt(here, change);
    } while (in_.accept_mark(";"));
    if (!in_.accept_mark("}")) in_.expected(saying("`;` and another change, or `}`"));
    return here;
}

// A card in a zone has nothing to change; it may be kept from being moved.
void EffectReader::check_receivers(NodeIndex receivers, NodeIndex change) {
    const bool kept_where_it_is = tree_[change].kind == NodeKind::cant &&
                                  (sub_as<ActionKind>(tree_[tree_[change].first]) == ActionKind::be_exiled ||
                                   sub_as<ActionKind>(tree_[tree_[change].first]) == ActionKind::be_discarded);
    if (!kept_where_it_is && !means_characters(receivers))
        in_.fail(
            saying("that is given to characters; of other cards one says `can't be exiled` and `can't be discarded`"));
}

NodeIndex EffectReader::while_predicate() {
    const NodeIndex as_long_as = predicate();
    in_.expect_phrase("give");
    return parent_of(NodeKind::while_, 0, 0, {as_long_as, give()});
}

NodeIndex EffectReader::when() {
    const unsigned bound = tree_.bound();
    const bool delayed = lasting_ != 0;
    const Within not_lasting(lasting_, 0);
    const NodeIndex what = event();
    const bool ends = !in_.failed() && sub_as<TextEvent>(tree_[what]) == TextEvent::turn_ends;
    if (!in_.failed() && delayed != ends)
        in_.fail(delayed ? saying("in `lasting` only the end of the turn is waited for: `when turn ends`")
                         : saying("the end of a turn is waited for in `lasting this turn { when turn ends { ... } }`"));
    const NodeIndex here = parent_of(NodeKind::when, 0, 0, {what});
    if (in_.is_word("by") && ends) in_.fail_here(saying("nobody ends a turn"));
    if (in_.is_word("by")) adopt(here, by_effects());
    adopt(here, block(BlockRole::inner));
    tree_.forget_bound_but(bound);
    return here;
}

NodeIndex EffectReader::event() {
    const NodeIndex here = node(NodeKind::event, in_.expect_one_of(words::event, saying("an event")));
    const auto kind = in_.failed() ? TextEvent::enters : sub_as<TextEvent>(tree_[here]);
    if (kind == TextEvent::turn_ends) return here;
    if (in_.accept_word("of")) {
        const std::size_t begin = in_.position();
        const bool this_alone = in_.is_word("this") && !in_.is_word("and", 1);
        adopt(here,
              parent_of(NodeKind::of, 0, 0, {condition_ ? one_select(Numbers::refused) : selection(Numbers::refused)}));
        if (this_alone && !in_.failed())
            in_.fail_at(begin, saying("`of this` is what an event means anyway; it is left out"));
    }
    if (in_.is_word("at") && kind != TextEvent::discarded)
        in_.fail_here(saying("where a card was is asked of `discarded` alone"));
    if (in_.accept_word("at")) adopt(here, parent_of(NodeKind::at, 0, 0, {zone_here()}));
    return here;
}

// `by effects`, `by effects from S`
NodeIndex EffectReader::by_effects() {
    in_.expect_phrase("by effects");
    const NodeIndex here = node(NodeKind::by_whom, ultraman::by_effects);
    if (in_.accept_word("from")) adopt(here, condition_ ? one_select(Numbers::refused) : selection(Numbers::refused));
    return here;
}

NodeIndex EffectReader::modifier() {
    const auto rules = modifier_rules();
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const auto& rule) { return in_.is_word(rule.word); });
    if (found == rules.end()) {
        in_.expected(saying("a change such as grade +1, bp +1000, bp = extra, type also basic or can't level up"));
        return 0;
    }
    in_.skip();
    return (this->*found->read)();
}

NodeIndex EffectReader::grade() { return number_change(ModNumber::grade); }

NodeIndex EffectReader::bp() {
    if (!in_.accept_mark("=")) return number_change(ModNumber::bp);
    if (!in_.is_word("extra"))
        in_.fail_here(saying("BP becomes `extra`, or all its columns become a number: `columns = 5000`"));
    in_.skip();
    return node(NodeKind::becomes_extra);
}

NodeIndex EffectReader::level() { return number_change(ModNumber::level); }
NodeIndex EffectReader::columns() { return number_change(ModNumber::columns); }

NodeIndex EffectReader::number_change(ModNumber what) {
    auto kind = ChangeKind::fixed;
    if (what == ModNumber::columns) in_.expect_mark("=");
    else if (in_.accept_mark("+")) kind = ChangeKind::plus;
    else if (in_.accept_mark("-")) kind = ChangeKind::minus;
    else in_.expected(saying("`+` or `-` and a number"));
    const NodeIndex change = parent_of(NodeKind::change, static_cast<int>(kind), 0, {quantity()});
    return parent_of(NodeKind::modify, static_cast<int>(what), 0, {change});
}

// `type also power & speed`, `type = $t`
NodeIndex EffectReader::type_change() {
    const bool also = in_.is_word("also");
    if (also) in_.skip();
    else in_.expect_mark("=");
    const NodeIndex what = in_.is_kind(TokenKind::variable)
                               ? node(NodeKind::kind, static_cast<int>(KindWord::variable), variable_used())
                               : types();
    return parent_of(NodeKind::type_change, static_cast<int>(also ? TypeChange::also : TypeChange::becomes), 0, {what});
}

NodeIndex EffectReader::unaffected() {
    in_.expect_phrase("by");
    const bool grade = in_.is_word("grade");
    if (!grade && !in_.is_word("bp")) in_.expected(saying("what it is unaffected by: grade +, grade -, bp + or bp -"));
    in_.skip();
    const bool plus = in_.is_mark("+");
    if (plus) in_.skip();
    else in_.expect_mark("-");
    const Influence influence = grade ? (plus ? Influence::grade_up : Influence::grade_down)
                                      : (plus ? Influence::bp_plus : Influence::bp_minus);
    return node(NodeKind::unaffected, static_cast<int>(influence));
}

NodeIndex EffectReader::battle() {
    in_.expect_mark("=");
    return node(NodeKind::battle, in_.expect_one_of(words::battle, saying("how the battle ends")));
}

NodeIndex EffectReader::cant() {
    const auto which = static_cast<ActionKind>(in_.expect_one_of(words::action, saying("what cannot be done")));
    int whose = 0;
    if (which == ActionKind::be_exiled || which == ActionKind::be_discarded)
        whose = static_cast<int>(in_.accept_phrase("by them") ? Player::them : Player::both);
    return parent_of(NodeKind::cant, 0, 0, {node(NodeKind::action, static_cast<int>(which), whose)});
}

}  // namespace cubenight::ultraman
