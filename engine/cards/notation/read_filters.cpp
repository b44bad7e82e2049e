// Filters: what the things in a selection have to be.
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

// One filter, or several with `or` between them.
NodeIndex EffectReader::filters() {
    const NodeIndex first = filter();
    if (!in_.is_word("or")) return first;
    const NodeIndex here = parent_of(NodeKind::one_of, 0, 0, {first});
    NodeIndex last = first;
    do {
        const NodeKind kind = tree_[last].kind;
        if (kind == NodeKind::distinct || kind == NodeKind::extreme)
            in_.fail_here(saying("`distinct`, `most` and `least` stand by themselves, not beside `or`"));
        if (!in_.accept_word("or")) return here;
        adopt(here, last = filter());
    } while (!in_.failed());
    return here;
}

NodeIndex EffectReader::has() {
    if (in_.accept_word("attack")) return parent_of(NodeKind::has_attack, 0, 0, {attack_name()});
    if (const auto affinity = in_.accept_one_of(words::affinity)) return has_affinity(*affinity);
    const auto kind = in_.accept_joined_one_of(words::ability);
    if (!kind)
        in_.expected(
            saying("what it has: attack, weakness, resistance, ability, poke-power, poke-body, ancient-trait or "
                   "pokemon-power"));
    return node(NodeKind::has_ability, kind.value_or(0),
                in_.is_kind(TokenKind::string) ? word(saying("its name")) + 1 : 0);
}

NodeIndex EffectReader::has_affinity(int which) {
    const auto type = in_.accept_one_of(words::type);
    return node(NodeKind::has_affinity, which, type ? TypeSet::of(static_cast<Type>(*type)).bits : 0);
}

NodeIndex EffectReader::filter() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    if (in_.accept_mark("!")) return parent_of(NodeKind::not_filter, 0, 0, {filter()});
    if (in_.accept_word("other")) return node(NodeKind::other);
    if (in_.accept_word("distinct"))
        return node(NodeKind::distinct, in_.expect_one_of(words::distinct, saying("distinct in what")));
    if (in_.accept_word("has")) return has();
    if (in_.accept_word("full")) return node(NodeKind::full);
    if (in_.accept_word("ill")) return node(NodeKind::ill, any_condition);
    if (in_.accept_word("name")) {
        const bool part = in_.accept_word("with");
        return node(NodeKind::name, part, word(part ? saying("a part of a name") : saying("a name")));
    }
    if (in_.accept_word("marked")) return node(NodeKind::marked, 0, word(saying("the marker's name")));
    if (in_.accept_phrase("evolves from")) return evolves_from();
    if (in_.accept_word("shares")) {
        const int what = in_.expect_one_of(words::shares, saying("what is shared"));
        in_.expect_phrase("with");
        return parent_of(NodeKind::shares, what, 0, {selection()});
    }
    return filter_word();
}

// Filters of which the first word alone does not say enough.
NodeIndex EffectReader::filter_word() {
    if (const auto which = in_.accept_one_of(words::extreme)) {
        const int stat = in_.expect_one_of(std::span(words::stat).first(5), saying("a number of a Pokémon"));
        return node(NodeKind::extreme, stat, *which);
    }
    if (in_.is_any_word({"hp", "left", "retreat", "counters", "attacks"})) return stat_filter();
    if (in_.is_any_word({"energy", "tools", "cards"}) && (in_.is_mark("[", 1) || at_relation(1))) return carries();
    if (in_.is_any_word({"asleep", "burned", "confused", "paralyzed", "poisoned"})) return ill();
    return kind();
}

NodeIndex EffectReader::evolves_from() {
    if (in_.is_kind(TokenKind::string)) return node(NodeKind::evolves_from, 0, word(saying("a name")));
    return parent_of(NodeKind::evolves_from, 0, 0, {selection()});
}

NodeIndex EffectReader::stat_filter() {
    const NodeIndex here =
        node(NodeKind::stat_compare, in_.expect_one_of(words::stat, saying("a number of a Pokémon")));
    relation_into(here);
    return here;
}

NodeIndex EffectReader::carries() {
    const NodeIndex here = node(NodeKind::carries, in_.expect_one_of(words::attached, saying("attached cards")));
    if (in_.is_mark("[")) adopt(here, set());
    relation_into(here);
    return here;
}

NodeIndex EffectReader::ill() {
    const int which = in_.expect_one_of(words::condition, saying("a Special Condition"));
    int counters = 0;
    if (usual_counters(static_cast<SpecialCondition>(which)) > 0 && in_.accept_mark("(")) {
        counters = in_.expect_number(saying("the number of damage counters"), 1, 99);
        in_.expect_mark(")");
    }
    return node(NodeKind::ill, which, counters);
}

NodeIndex EffectReader::kind() {
    const auto make = [&](KindWord word, int number) { return node(NodeKind::kind, static_cast<int>(word), number); };
    if (in_.is_kind(TokenKind::variable)) return make(KindWord::variable, variable_used());
    if (in_.accept_word("trait")) return make(KindWord::trait, word(saying("the trait")));
    if (in_.accept_word("at")) {
        const NodeIndex where = place_or_zone();
        return parent_of(NodeKind::kind, static_cast<int>(KindWord::at), 0, {where});
    }
    TypeSet types;
    do {
        const auto type = in_.accept_one_of(words::type);
        if (!type && types.empty()) break;
        if (!type) in_.expected(saying("another type"));
        const TypeSet one = TypeSet::of(static_cast<Type>(type.value_or(0)));
        if (types.has_any(one)) in_.fail(saying("a type stands once"));
        types = types | one;
    } while (in_.accept_mark("&"));
    if (!types.empty()) return make(KindWord::type, types.bits);
    if (const auto box = in_.accept_joined_one_of(words::rule_box)) return make(KindWord::rule_box, *box);
    const auto word = in_.accept_one_of(words::kind);
    if (!word) in_.expected(saying("a filter such as basic, water, item, evolution, hp <= 60 or name \"Rex\""));
    return make(static_cast<KindWord>(word.value_or(1)), 0);
}

}  // namespace cubenight
