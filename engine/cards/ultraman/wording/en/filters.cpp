// What something is, as a clause.
#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::listed;
using cubenight::wording::to_be;
using cubenight::wording::to_have;

std::string English::shared(SameIn same, bool many) const {
    const std::string s = many ? "s" : "";
    switch (same) {
        case SameIn::name: return "name" + s;
        case SameIn::type: return "TYPE" + s;
        case SameIn::character: return "character name" + s;
        case SameIn::level: return "level" + s;
        case SameIn::printed_type: return "printed TYPE" + s;
    }
    return "";
}

// "level 3 or higher"; without the word "3".
std::string English::compared(NodeIndex index, std::string_view what) const {
    const Node& node = text_[index];
    std::string number = std::string(what) + (what.empty() ? "" : " ") + quantity(node.first);
    switch (static_cast<Relation>(node.number)) {
        case Relation::at_least: return number + " or higher";
        case Relation::at_most: return number + " or lower";
        case Relation::greater: return std::string(what) + " above " + quantity(node.first);
        case Relation::less: return std::string(what) + " below " + quantity(node.first);
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return number;
}

std::string English::kind_quality(const Node& node, bool many, bool negated) const {
    const std::string is = to_be(many, negated) + " ", has = to_have(many, negated) + " ";
    const auto a = [many](std::string_view noun, std::string_view plural) {
        return many ? std::string(plural) : cubenight::wording::with_article(noun);
    };
    const auto a_kind = [&](Category category) { return a(category_word(category), category_word(category, true)); };
    switch (sub_as<KindWord>(node)) {
        case KindWord::type: {
            std::vector<std::string> types;
            for (const Type type : types_in({static_cast<std::uint16_t>(node.number)}))
                types.emplace_back(type_word(type));
            return is + listed(types, "and");
        }
        case KindWord::ultraman: return is + a_kind(Category::ultraman);
        case KindWord::kaiju: return is + a_kind(Category::kaiju);
        case KindWord::mech: return is + a_kind(Category::mech);
        case KindWord::scene: return is + a("scene card", "scene cards");
        case KindWord::character: return is + a("character card", "character cards");
        case KindWord::single: return is + "SINGLE";
        case KindWord::double_: return is + "DOUBLE";
        case KindWord::triple: return is + "TRIPLE";
        case KindWord::quad: return is + "QUAD";
        case KindWord::adjacent: return is + "adjacent to this character";
        case KindWord::foe: return is + "the battle opponent";
        case KindWord::on_extra: return is + "on EXTRA BP";
        case KindWord::raised: return is + "affected by a grade-up";
        case KindWord::lowered: return is + "affected by a grade-down";
        case KindWord::variable: {
            const Bound& bound = text_.bound(node.number);
            if (bound.held == Held::type) return has + "the chosen TYPE";
            return is + (bound.many && !many ? "one of " : "") + name_of(node.number);
        }
    }
    return "";
}

std::string English::quality(NodeIndex index, bool many, bool negated) const {
    const Node& node = text_[index];
    const std::string is = to_be(many, negated) + " ", has = to_have(many, negated) + " ";
    switch (node.kind) {
        case NodeKind::kind: return kind_quality(node, many, negated);
        case NodeKind::not_filter: return quality(node.first, many, !negated);
        case NodeKind::one_of:
        case NodeKind::all_of: {
            std::vector<std::string> parts;
            std::string before;
            if (text_.names_parts(index))
                return has + listed(text_.quoted_parts(index, "\"", "\""), negated ? "and" : "or") + " in the name";
            // "is BASIC or POWER": the verb once.
            for (const NodeIndex part : children(text_.nodes(), index)) {
                const std::string said = quality(part, many, negated);
                const bool again = !before.empty() && said.starts_with(before);
                parts.push_back(again ? said.substr(before.size()) : said);
                if (!again) before = said.substr(0, said.find(' ') + 1);
            }
            return listed(parts, (node.kind == NodeKind::one_of) != negated ? "or" : "and");
        }
        case NodeKind::other: return is + "other than " + self();
        case NodeKind::distinct: return has + "different " + shared(sub_as<SameIn>(node), true);
        case NodeKind::shares: {
            const std::string verb = negated ? (many ? "don't share " : "doesn't share ") : many ? "share " : "shares ";
            return verb + cubenight::wording::with_article(shared(sub_as<SameIn>(node), false)) + " with " +
                   one_of(text_.first(node.first));
        }
        case NodeKind::name: {
            const std::string& word = text_.word(node);
            if (sub_as<NameOf>(node) == NameOf::part) return has + "\"" + word + "\" in the name";
            if (sub_as<NameOf>(node) == NameOf::team) return has + "TEAM [" + word + "]";
            return is + "[" + word + "]";
        }
        case NodeKind::stat_compare: {
            const auto stat = sub_as<Stat>(node);
            if (text_[node.first].kind != NodeKind::integer) return has + counted_stat(node);
            switch (stat) {
                case Stat::level: return is + compared(index, "level");
                case Stat::round: return is + "of " + compared(index, "round");
                case Stat::bp: return has + compared(index, "BP");
                case Stat::area: return is + "in " + compared(index, "battle area");
                case Stat::printed_extra:
                    if (text_.asks_for_extra(index)) return has + "a printed EXTRA BP";
                    return has + compared(index, "a printed EXTRA BP of");
                case Stat::printed_single:
                case Stat::printed_double:
                case Stat::printed_triple:
                case Stat::printed_quad: break;
            }
            const int column = static_cast<int>(stat) - static_cast<int>(Stat::printed_single);
            return has + compared(index, "a printed " + std::string(state_word(static_cast<State>(column))) + " BP of");
        }
        case NodeKind::marked:
        case NodeKind::extreme:
        case NodeKind::carries:
#define CUBENIGHT_NAMED_filter
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

// "a round no higher than the number of battle areas on the field"
std::string English::counted_stat(const Node& node) const {
    const auto stat = sub_as<Stat>(node);
    std::string what = "a printed EXTRA BP";
    if (stat == Stat::level) what = "a level";
    else if (stat == Stat::round) what = "a round";
    else if (stat == Stat::bp) what = "a BP";
    else if (stat == Stat::area) what = "a battle area number";
    else if (stat != Stat::printed_extra) {
        const int column = static_cast<int>(stat) - static_cast<int>(Stat::printed_single);
        what = "a printed " + std::string(state_word(static_cast<State>(column))) + " BP";
    }
    const std::string number = quantity(node.first);
    switch (static_cast<Relation>(node.number)) {
        case Relation::at_least: return what + " no lower than " + number;
        case Relation::at_most: return what + " no higher than " + number;
        case Relation::greater: return what + " higher than " + number;
        case Relation::less: return what + " lower than " + number;
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return what + " equal to " + number;
}

std::vector<std::string> English::missing_types(const Traits& traits) const {
    std::vector<std::string> types;
    for (const NodeIndex index : traits.clauses) {
        if (text_[index].kind != NodeKind::not_filter) continue;
        const Node& node = text_[text_[index].first];
        if (node.kind != NodeKind::kind || sub_as<KindWord>(node) != KindWord::type) continue;
        for (const Type type : types_in({static_cast<std::uint16_t>(node.number)}))
            types.push_back("non-" + std::string(type_word(type)));
    }
    return types;
}

// Behind a noun: " adjacent to this character that has a printed EXTRA BP".
std::string English::clause(const std::vector<NodeIndex>& filters, bool many) const {
    std::string before, after;
    std::vector<std::string> parts;
    for (const NodeIndex index : filters) {
        const bool negated = text_[index].kind == NodeKind::not_filter;
        const Node& node = text_[negated ? text_[index].first : index];
        const bool kind = node.kind == NodeKind::kind;
        const auto word = sub_as<KindWord>(node);
        if (kind && word == KindWord::adjacent && !negated) before += " adjacent to this character";
        else if (kind && word == KindWord::foe && negated) after += " other than the battle opponent";
        else if (kind && word == KindWord::variable && negated && text_.bound(node.number).held != Held::type)
            after += " other than " + name_of(node.number);
        else if (kind && word == KindWord::variable && text_.bound(node.number).held == Held::type)
            before += negated ? " without the chosen TYPE" : " with the chosen TYPE";
        else if (node.kind == NodeKind::name && sub_as<NameOf>(node) == NameOf::part)
            before += (negated ? " without \"" : " with \"") + text_.word(node) + "\" in the name";
        else if (text_.names_parts(index))
            before += " with " + listed(text_.quoted_parts(index, "\"", "\""), "or") + " in the name";
        else if (negated && kind && word == KindWord::type) continue;  // missing_types
        else if (const std::string said = quality(index, many), has = many ? "have " : "has ";
                 said.starts_with(has + "a printed "))
            before += " with " + said.substr(has.size());
        else parts.push_back(said);
    }
    if (!parts.empty()) before += " that " + listed(parts, "and");
    return before + after;
}

}  // namespace cubenight::ultraman::wording
