// Filters: what a character or a card has to be.
#include <algorithm>

#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {

// One of several with `or` between them; `&` joins what one of them asks for at once.
NodeIndex EffectReader::filters(bool in_set) {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    const NodeIndex first = conjunction();
    const bool several = in_.is_word("or") && (in_set || at_filter_behind_or());
    if (!several) {
        if (!in_.failed() && tree_[first].kind == NodeKind::all_of)
            in_.fail(
                in_set ? saying("filters that all have to hold have a comma between them; `&` stands between `or`s")
                       : saying("conditions that all have to hold have `and` between them; `&` stands between `or`s"));
        return first;
    }
    const NodeIndex here = parent_of(NodeKind::one_of, 0, 0, {asked_of_one(first)});
    while (in_.is_word("or") && (in_set || at_filter_behind_or())) {
        in_.skip();
        adopt(here, asked_of_one(conjunction()));
    }
    return here;
}

// Refuses what is asked of several together where one alone is asked.
NodeIndex EffectReader::asked_of_one(NodeIndex filter) {
    if (!in_.failed() && tree_[filter].kind == NodeKind::distinct)
        in_.fail(saying("`distinct` is asked of all that are chosen or counted; it stands alone, in brackets"));
    return filter;
}

// In a condition what follows an `or` may be a condition of its own.
bool EffectReader::at_filter_behind_or() {
    const std::size_t here = in_.position();
    in_.skip();
    const bool filter = at_filter();
    in_.go_back(here);
    return filter;
}

bool EffectReader::at_filter() const {
    if (in_.is_mark("!")) return true;
    if (in_.is_word("is", 1) || in_.is_mark(".", 1) || in_.is_mark("[", 1)) return false;
    const bool compared = at_relation(1);
    if (in_.is_kind(TokenKind::variable)) return !compared;
    if (in_.is_word("printed")) return !in_.is_mark("(", 2);
    if (in_.is_any_word({"level", "round", "bp", "area"})) return compared;
    if (!in_.is_kind(TokenKind::word)) return false;
    const auto text = in_.text_of(in_.peek());
    return std::ranges::find(words::type, text) != words::type.end() ||
           (std::ranges::find(words::kind, text) != words::kind.end() && !(text == "foe" && in_.is_word("of", 1))) ||
           in_.is_any_word({"other", "shares", "team"}) || in_.is_phrase("on extra") || in_.is_phrase("name with");
}

NodeIndex EffectReader::conjunction() {
    const NodeIndex first = filter();
    if (!in_.is_mark("&")) return first;
    const NodeIndex here = parent_of(NodeKind::all_of, 0, 0, {asked_of_one(first)});
    while (in_.accept_mark("&")) adopt(here, asked_of_one(filter()));
    return here;
}

NodeIndex EffectReader::filter() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    if (in_.accept_mark("!")) {
        if (in_.is_mark("!")) in_.fail_here(saying("turned around twice it is as it was"));
        return parent_of(NodeKind::not_filter, 0, 0, {asked_of_one(filter())});
    }
    if (in_.is_kind(TokenKind::variable))
        return node(NodeKind::kind, static_cast<int>(KindWord::variable), variable_used());
    if (in_.accept_word("other")) return node(NodeKind::other);
    if (in_.accept_word("distinct"))
        return node(NodeKind::distinct, in_.expect_one_of(words::distinct, saying("what is different")));
    if (in_.accept_word("shares")) {
        const int what = in_.expect_one_of(words::shares, saying("what is shared"));
        in_.expect_phrase("with");
        const NodeIndex with = one_select(Numbers::refused);
        return parent_of(NodeKind::shares, what, 0, {with});
    }
    if (in_.is_word("character") && in_.is_kind(TokenKind::string, 1)) return name_filter(NameOf::character);
    if (in_.is_phrase("name with")) return name_filter(NameOf::part);
    if (in_.is_word("team")) return name_filter(NameOf::team);
    if (const auto type = in_.accept_one_of(words::type))
        return node(NodeKind::kind, static_cast<int>(KindWord::type), TypeSet::of(static_cast<Type>(*type)).bits);
    if (const auto kind = in_.accept_one_of(words::kind)) return node(NodeKind::kind, *kind);
    if (const auto stat = in_.accept_one_of(words::stat)) return stat_filter(*stat);
    in_.expected(saying("a filter such as kaiju, basic, double, level = 3 or character \"TIGA\""));
    return 0;
}

NodeIndex EffectReader::name_filter(NameOf of) {
    in_.expect_phrase(words::name[static_cast<std::size_t>(of)]);
    return node(NodeKind::name, static_cast<int>(of), word(saying("the name")));
}

NodeIndex EffectReader::stat_filter(int stat) {
    const NodeIndex here = node(NodeKind::stat_compare, stat);
    for (std::size_t relation = 0; relation < words::relation.size(); ++relation) {
        if (!in_.accept_mark(words::relation[relation])) continue;
        say_number(here, static_cast<int>(relation));
        adopt(here, quantity());
        return here;
    }
    in_.expected(saying("a comparison: >=, <=, =, >, <"));
    return here;
}

// `power & speed`
NodeIndex EffectReader::types() {
    TypeSet types;
    do {
        const TypeSet one = TypeSet::of(static_cast<Type>(in_.expect_one_of(words::type, saying("a TYPE"))));
        if (types.has_any(one)) in_.fail(saying("a TYPE stands once"));
        if (one.bits < types.bits)
            in_.fail(
                saying("TYPEs stand in their order: basic, power, speed, armed, hazard, devastation, invasion, meteo"));
        types = types | one;
    } while (in_.accept_mark("&"));
    return node(NodeKind::kind, static_cast<int>(KindWord::type), types.bits);
}

}  // namespace cubenight::ultraman
