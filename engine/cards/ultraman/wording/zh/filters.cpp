// What something is.
#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {

std::string Chinese::type(Type type) const { return std::string(type_word(type, script_)); }

std::string Chinese::types(NodeIndex kind, Phrase joint) const {
    std::vector<std::string> words;
    for (const Type one : types_in({static_cast<std::uint16_t>(text_[kind].number)})) words.push_back(type(one));
    return listed(words, joint);
}

std::string Chinese::shared(SameIn same) const {
    switch (same) {
        case SameIn::name: return say(Phrase::same_name);
        case SameIn::type: return say(Phrase::same_type);
        case SameIn::character: return say(Phrase::same_character);
        case SameIn::level: return say(Phrase::same_level);
        case SameIn::printed_type: return say(Phrase::same_printed_type);
    }
    return "";
}

std::string Chinese::compared(Relation relation, const std::string& number) const {
    switch (relation) {
        case Relation::at_least: return say(Phrase::at_least, {number});
        case Relation::at_most: return say(Phrase::at_most, {number});
        case Relation::greater: return say(Phrase::above, {number});
        case Relation::less: return say(Phrase::below, {number});
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return number;
}

std::string Chinese::kind_quality(const Node& node, bool negated) const {
    const std::string is = say(negated ? Phrase::is_not : Phrase::is);
    const auto state = [&](std::string_view word) {
        return say(negated ? Phrase::is_not_in_state : Phrase::is_in_state, {word});
    };
    switch (sub_as<KindWord>(node)) {
        case KindWord::type: {
            std::vector<std::string> words;
            for (const Type one : types_in({static_cast<std::uint16_t>(node.number)})) words.push_back(type(one));
            return say(negated ? Phrase::is_not_type : Phrase::is_type, {listed(words, Phrase::join)});
        }
        case KindWord::ultraman: return is + say(Phrase::ultraman);
        case KindWord::kaiju: return is + say(Phrase::kaiju);
        case KindWord::mech: return is + say(Phrase::mech);
        case KindWord::scene: return is + say(Phrase::scene_card);
        case KindWord::character: return is + say(Phrase::character_card);
        case KindWord::single: return state("SINGLE");
        case KindWord::double_: return state("DOUBLE");
        case KindWord::triple: return state("TRIPLE");
        case KindWord::quad: return state("QUAD");
        case KindWord::adjacent:
            if (beside_it_ && !negated) return say(Phrase::adjacent);
            return say(negated ? Phrase::is_not_adjacent : Phrase::is_adjacent);
        case KindWord::foe: return is + say(Phrase::foe);
        case KindWord::on_extra: return say(negated ? Phrase::is_not_on_extra : Phrase::is_on_extra);
        case KindWord::raised: return say(negated ? Phrase::is_not_raised : Phrase::is_raised);
        case KindWord::lowered: return say(negated ? Phrase::is_not_lowered : Phrase::is_lowered);
        case KindWord::variable:
            if (text_.bound(node.number).held == Held::type)
                return say(negated ? Phrase::has_it_not : Phrase::has_it, {name_of(node.number)});
            return is + name_of(node.number);
    }
    return "";
}

std::string Chinese::stat_word(Stat stat) const {
    switch (stat) {
        case Stat::level: return say(Phrase::level);
        case Stat::round: return say(Phrase::round);
        case Stat::bp: return say(Phrase::bp);
        case Stat::area: return say(Phrase::area);
        case Stat::printed_single: return say(Phrase::printed_bp, {"SINGLE"});
        case Stat::printed_double: return say(Phrase::printed_bp, {"DOUBLE"});
        case Stat::printed_triple: return say(Phrase::printed_bp, {"TRIPLE"});
        case Stat::printed_quad: return say(Phrase::printed_bp, {"QUAD"});
        case Stat::printed_extra: return say(Phrase::printed_extra);
    }
    return "";
}

std::string Chinese::stat_quality(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    const auto stat = sub_as<Stat>(node);
    const auto relation = static_cast<Relation>(node.number);
    if (text_.asks_for_extra(index)) return say(negated ? Phrase::has_it_not : Phrase::has_it, {stat_word(stat)});
    std::string number = quantity(node.first);
    if (stat == Stat::area) number = say(Phrase::area_number, {number});
    return say(negated ? Phrase::stat_is_not : Phrase::stat_is, {stat_word(stat), compared(relation, number)});
}

std::string Chinese::quality(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    const std::string is = say(negated ? Phrase::is_not : Phrase::is);
    switch (node.kind) {
        case NodeKind::kind: return kind_quality(node, negated);
        case NodeKind::not_filter: return quality(node.first, !negated);
        case NodeKind::one_of:
        case NodeKind::all_of: {
            if (text_.names_parts(index))
                return say(negated ? Phrase::has_no_name_parts : Phrase::has_name_parts,
                           {listed(text_.quoted_parts(index, say(Phrase::open_quote), say(Phrase::close_quote)),
                                   negated ? Phrase::join : Phrase::or_)});
            std::vector<std::string> parts;
            std::string before;
            const std::string once = say(negated ? Phrase::is_not_type : Phrase::is_type, {""});
            for (const NodeIndex part : children(text_.nodes(), index)) {
                const std::string said = quality(part, negated);
                const std::string& shared = said.starts_with(once) ? once : said.starts_with(is) ? is : before;
                const bool again = !before.empty() && before == shared && said.starts_with(before);
                parts.push_back(again ? said.substr(before.size()) : said);
                before = shared;
            }
            return listed(parts, (node.kind == NodeKind::one_of) != negated ? Phrase::or_ : Phrase::and_);
        }
        case NodeKind::other: return is + say(Phrase::except, {self()}) + say(Phrase::card);
        case NodeKind::distinct:
            return say(negated ? Phrase::differ_not : Phrase::differ, {shared(sub_as<SameIn>(node))});
        case NodeKind::shares:
            return say(negated ? Phrase::shares_not : Phrase::shares,
                       {shared(sub_as<SameIn>(node)), bare(text_.first(node.first))});
        case NodeKind::name: {
            const std::string& word = text_.word(node);
            if (sub_as<NameOf>(node) == NameOf::part)
                return say(negated ? Phrase::has_no_name_part : Phrase::has_name_part, {word});
            if (sub_as<NameOf>(node) == NameOf::team)
                return say(negated ? Phrase::has_it_not : Phrase::has_it, {say(Phrase::team, {word})});
            return is + "【" + word + "】";
        }
        case NodeKind::stat_compare: return stat_quality(index, negated);
        case NodeKind::marked:
        case NodeKind::extreme:
        case NodeKind::carries:
#define CUBENIGHT_NAMED_filter
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

// Before a noun.
std::string Chinese::adjective(NodeIndex index) const {
    const bool negated = text_[index].kind == NodeKind::not_filter;
    const Node& node = text_[negated ? text_[index].first : index];
    const bool kind = node.kind == NodeKind::kind;
    const auto word = sub_as<KindWord>(node);
    if (kind && negated && word == KindWord::type)
        return say(Phrase::without_type, {types(text_[index].first, Phrase::join)});
    if (kind && negated && word == KindWord::variable && text_.bound(node.number).held != Held::type)
        return say(Phrase::except, {name_of(node.number)});
    if (kind && negated && word == KindWord::foe) return say(Phrase::except, {say(Phrase::foe)});
    if (negated && node.kind == NodeKind::name && sub_as<NameOf>(node) == NameOf::character)
        return say(Phrase::except, {"【" + text_.word(node) + "】"});
    if (node.kind == NodeKind::name && sub_as<NameOf>(node) == NameOf::part)
        return say(negated ? Phrase::no_name_part : Phrase::name_part, {text_.word(node)});
    return "";
}

std::string Chinese::adjectives(const std::vector<NodeIndex>& filters) const {
    std::string out, clauses;
    for (const NodeIndex filter : filters) {
        const std::string word = adjective(filter);
        out += word;
        if (word.empty()) clauses += (clauses.empty() ? "" : say(Phrase::and_)) + quality(filter);
    }
    return out + (clauses.empty() ? "" : say(Phrase::of_clause, {clauses}));
}

}  // namespace cubenight::ultraman::wording
