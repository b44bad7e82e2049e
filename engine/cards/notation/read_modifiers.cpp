// Modifiers: the lines inside `give S { }`.
#include <algorithm>

#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {
namespace {

// What the rules limit, so that a text may allow it all the same.
bool can_be_allowed(ActionKind action) {
    switch (action) {
        case ActionKind::attack:
        case ActionKind::retreat:
        case ActionKind::evolve:
        case ActionKind::use_named:
        case ActionKind::play:
        case ActionKind::attach:
        case ActionKind::discard:
        case ActionKind::keep_turn: return true;
        case ActionKind::use_abilities:
        case ActionKind::be_healed:
        case ActionKind::be_cured:
        case ActionKind::be_ill:
        case ActionKind::be_discarded:
        case ActionKind::be_chosen:
        case ActionKind::take_prizes:
        case ActionKind::have_more_than: return false;
    }
    return false;
}

}  // namespace

std::span<const EffectReader::ModifierRule> EffectReader::modifier_rules() {
    using R = EffectReader;
    static constexpr ModifierRule rules[] = {
        {"cost", &R::cost_change},        {"type", &R::type_change}, {"weakness", &R::weakness},
        {"resistance", &R::resistance},   {"counts", &R::counts_as}, {"provides", &R::provides},
        {"no", &R::no_damage_or_effects}, {"can't", &R::cant},       {"can", &R::can},
        {"has", &R::has_attacks},         {"without", &R::without},  {"coin", &R::coin},
    };
    return rules;
}

NodeIndex EffectReader::modifier() {
    const auto rules = modifier_rules();
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const auto& rule) { return in_.is_word(rule.word); });
    if (found == rules.end() || in_.is_word("value", 1)) return number_change();  // `weakness value`
    in_.skip();
    return (this->*found->read)();
}

NodeIndex EffectReader::number_change() {
    const auto which = in_.accept_one_of(words::mod_number);
    if (!which) in_.expected(saying("a change such as hp +20, can't retreat or type = fire"));
    const auto number = static_cast<ModNumber>(which.value_or(0));
    const NodeIndex here = node(NodeKind::modify, static_cast<int>(number));
    if (number == ModNumber::base) adopt(here, attack_name());
    const bool of_damage = number == ModNumber::deals || number == ModNumber::takes;
    if (in_.is_word("half")) {
        if (!of_damage) in_.fail_here(saying("half of it is said of the damage that it `deals` or `takes` alone"));
        in_.skip();
        adopt(here, node(NodeKind::change, static_cast<int>(ChangeKind::half)));
    } else {
        adopt(here, change());
    }
    const bool directed = (number == ModNumber::deals && in_.accept_word("to")) ||
                          (number == ModNumber::takes && in_.accept_word("from"));
    if (directed) adopt(here, selection());
    return here;
}

NodeIndex EffectReader::change() {
    constexpr std::string_view marks[] = {"+", "-", "="};
    for (int kind = 0; kind < 3; ++kind)
        if (in_.accept_mark(marks[kind])) return parent_of(NodeKind::change, kind, 0, {quantity()});
    if (!in_.accept_word("none")) in_.expected(saying("+, -, = and a quantity, or none"));
    return node(NodeKind::change, static_cast<int>(ChangeKind::none));
}

NodeIndex EffectReader::cost_change() {
    const NodeIndex here = node(NodeKind::cost_change, static_cast<int>(ChangeKind::none));
    if (at_attack_name()) adopt(here, attack_name());
    constexpr std::string_view marks[] = {"+", "-", "="};
    for (int kind = 0; kind < 3; ++kind) {
        if (!in_.accept_mark(marks[kind])) continue;
        if (!in_.failed()) tree_[here].sub = static_cast<std::uint8_t>(kind);
        if (in_.accept_word("any")) {
            if (static_cast<ChangeKind>(kind) != ChangeKind::minus)
                in_.fail(saying("energy of any type is what a cost can be lower by: `cost -any 1`"));
            for (int i = in_.expect_number(saying("how much less"), 1, 9); i > 0; --i)
                adopt(here, node(NodeKind::cost_units, 0, TypeSet::all().bits));
            return here;
        }
        for (TypeSet unit : read_letters(in_)) adopt(here, node(NodeKind::cost_units, 0, unit.bits));
        if (static_cast<ChangeKind>(kind) != ChangeKind::fixed && in_.accept_mark("*")) adopt(here, atom());
        return here;
    }
    if (!in_.accept_word("none")) in_.expected(saying("+, -, = and energy letters, or none"));
    return here;
}

// A `kind` node that is about types only.
NodeIndex EffectReader::types_or_variable() {
    const NodeIndex here = kind();
    if (in_.failed()) return here;
    const auto word = sub_as<KindWord>(tree_[here]);
    if (word != KindWord::type && word != KindWord::no_type && word != KindWord::variable)
        in_.fail(saying("a type is meant here: a type's name or a variable"));
    return here;
}

NodeIndex EffectReader::type_change() {
    const bool also = in_.accept_word("also");
    if (!also && !in_.accept_mark("=")) in_.expected(saying("`=` or `also`"));
    const NodeIndex types = types_or_variable();
    if (!in_.failed() && sub_as<KindWord>(tree_[types]) == KindWord::no_type)
        in_.fail(saying("every Pokémon has a type"));
    return parent_of(NodeKind::type_change, also, 0, {types});
}

NodeIndex EffectReader::weakness() { return affinity(NodeKind::weakness); }
NodeIndex EffectReader::resistance() { return affinity(NodeKind::resistance); }

// The type, and the amount where the text says one: `psychic x2`, `fire -30`.
NodeIndex EffectReader::affinity(NodeKind kind) {
    if (in_.is_word("none"))
        in_.fail_here(
            saying("that there is none is written as a change of its type: `weakness = none`, `resistance = none`"));
    in_.expect_mark("=");
    const NodeIndex here = parent_of(kind, 0, 0, {types_or_variable()});
    if (in_.failed() || !at_amount(in_)) return here;
    if (sub_as<KindWord>(tree_[tree_[here].first]) == KindWord::no_type)
        in_.fail_here(saying("what is not there has no amount"));
    Affinity amount;
    read_amount(in_, amount);
    if (in_.failed()) return here;
    tree_[here].sub = with_sign(static_cast<int>(amount.op));
    tree_[here].number = static_cast<std::int16_t>(amount.value);
    return here;
}

NodeIndex EffectReader::counts_as() {
    in_.expect_phrase("as");
    const NodeIndex what = kind();
    if (!in_.failed()) {
        const auto word = sub_as<KindWord>(tree_[what]);
        if (word == KindWord::face_up || word == KindWord::at) in_.fail(saying("a place is nothing to count as"));
    }
    return parent_of(NodeKind::counts_as, 0, 0, {what});
}

NodeIndex EffectReader::provides() {
    const NodeIndex here = node(NodeKind::provides);
    for (TypeSet unit : read_units(in_)) adopt(here, node(NodeKind::cost_units, 0, unit.bits));
    return here;
}

NodeIndex EffectReader::no_damage_or_effects() {
    const bool of_counters = in_.accept_phrase("counters of");
    if (of_counters || in_.accept_phrase("effects of")) {
        const NodeIndex here =
            node(NodeKind::no_effects, in_.expect_one_of(words::effect_source, saying("effects of what")), of_counters);
        if (in_.accept_word("from")) adopt(here, selection());
        return here;
    }
    if (!in_.accept_word("damage")) in_.expected(saying("`damage`, `effects of` or `counters of`"));
    const NodeIndex here = node(NodeKind::no_damage, 0, -1);
    if (in_.accept_word("from")) adopt(here, selection());
    if (in_.accept_word("exactly")) {
        do adopt(here, integer());
        while (in_.accept_word("or"));
        return here;
    }
    if (!in_.accept_phrase("at most")) return here;
    const int most = in_.expect_number(saying("the damage"), 1, largest_number);
    if (!in_.failed()) tree_[here].number = static_cast<std::int16_t>(most);
    return here;
}

NodeIndex EffectReader::cant() {
    const NodeIndex what = action();
    const auto kind = in_.failed() ? ActionKind::attack : sub_as<ActionKind>(tree_[what]);
    if (kind == ActionKind::keep_turn || kind == ActionKind::discard)
        in_.fail(saying("nobody can do that anyway, unless a text says `can`"));
    return parent_of(NodeKind::cant, 0, 0, {what});
}

NodeIndex EffectReader::can() {
    const NodeIndex what = action();
    // With which cards it evolves, only a text limits.
    const auto with_cards = [&] {
        const Node& action = tree_[what];
        return sub_as<ActionKind>(action) == ActionKind::evolve && action.first != no_node &&
               tree_[action.first].kind == NodeKind::selection;
    };
    if (!in_.failed() && (!can_be_allowed(sub_as<ActionKind>(tree_[what])) || with_cards()))
        in_.fail(saying("no rule forbids it that `can` could lift: a text that forbids is stronger"));
    return parent_of(NodeKind::can, 0, 0, {what});
}

bool EffectReader::at_condition_name(std::size_t ahead) const {
    return std::any_of(words::condition.begin(), words::condition.end(),
                       [&](std::string_view name) { return in_.is_word(name, ahead); });
}

// `asleep & confused` as a bit each; not all of them, which have a word of their own.
int EffectReader::named_conditions() {
    int named = 0;
    do {
        const auto which = in_.accept_one_of(words::condition);
        if (!which) in_.expected(saying("another Special Condition"));
        if (in_.failed()) return 0;
        if ((named >> *which) & 1) in_.fail(saying("a Special Condition stands once"));
        named |= 1 << *which;
    } while (in_.accept_mark("&"));
    if (named == (1 << condition_count) - 1) in_.fail(saying("all five have a word of their own: `ill`, `conditions`"));
    return named;
}

// `be cured of burned by coins`: which, and what ends them; effects do where nothing is said.
int EffectReader::cured_how() {
    int how = in_.accept_word("of") ? named_conditions() : 0;
    if (!in_.accept_word("by")) return how;
    const int way = in_.expect_one_of(words::cure_way, saying("what ends it"));
    if (way == 0) in_.fail(saying("`by effects` goes without saying"));
    return how | way << cure_way_shift;
}

// `can't have more than` counts Pokémon of a sort.
void EffectReader::check_counted(NodeIndex action) {
    if (in_.failed()) return;
    for (NodeIndex select = tree_[tree_[action].first].first; select != no_node; select = tree_[select].next) {
        const Node& base = tree_[tree_[select].first];
        const bool of_sort =
            base.kind == NodeKind::place && base.next != no_node && tree_[base.next].kind == NodeKind::set;
        if (!of_sort)
            in_.fail(
                saying("so many Pokémon of one sort are meant, as in `can't have more than 1 my.pokemon[V]`; how many "
                       "a Bench holds is `bench size`"));
    }
}

NodeIndex EffectReader::action() {
    if (in_.is_word("be") && at_condition_name(1)) {
        in_.skip();
        const NodeIndex here = node(NodeKind::action, static_cast<int>(ActionKind::be_ill), named_conditions());
        if (in_.accept_word("when")) adopt(here, predicate());
        return here;
    }
    if (in_.is_word("use") && in_.is_any_word({"poke", "pokemon"}, 1)) {
        in_.skip();
        const auto which = in_.accept_joined_one_of(words::powers);
        if (!which) in_.expected(saying("poke-powers, poke-bodies or pokemon-powers"));
        const AbilityKind kind = words::power_kinds[static_cast<std::size_t>(which.value_or(0))];
        const NodeIndex here =
            node(NodeKind::action, static_cast<int>(ActionKind::use_abilities), 1 + static_cast<int>(kind));
        if (in_.accept_word("when")) adopt(here, predicate());
        return here;
    }
    const auto kind = static_cast<ActionKind>(in_.expect_one_of(words::action, saying("an action")));
    int number = 0;
    if (kind == ActionKind::have_more_than) number = in_.expect_number(saying("how many"), 0, 99);
    if (kind == ActionKind::be_cured) number = cured_how();
    const NodeIndex here = node(NodeKind::action, static_cast<int>(kind), number);
    if (kind == ActionKind::use_named) adopt(here, attack_name());
    const bool may_select = kind == ActionKind::play || kind == ActionKind::attach;
    if (kind == ActionKind::have_more_than || (may_select && at_select())) adopt(here, selection());
    if (kind == ActionKind::evolve && in_.accept_word("with")) adopt(here, selection());
    if (kind == ActionKind::have_more_than) check_counted(here);
    if (in_.accept_word("when")) adopt(here, predicate());
    return here;
}

NodeIndex EffectReader::has_attacks() {
    in_.expect_phrase("attacks of");
    return parent_of(NodeKind::has_attacks, 0, 0, {selection()});
}

NodeIndex EffectReader::without() {
    if (at_condition_name())
        return node(NodeKind::without, static_cast<int>(WithoutKind::conditions), named_conditions());
    auto what = in_.accept_joined_one_of(words::without);
    if (!what) what = in_.expect_one_of(words::without, saying("what is taken as not there"));
    const NodeIndex here = node(NodeKind::without, *what);
    if (takes_abilities(tree_[here]) && in_.accept_word("except"))
        tree_[here].number = static_cast<std::int16_t>(word(saying("its name")) + 1);
    return here;
}

NodeIndex EffectReader::coin() {
    in_.expect_mark("=");
    return node(NodeKind::coin, in_.expect_one_of(words::coin_face, saying("a face of the coin")));
}

}  // namespace cubenight
