// What something is: a case of its subject, and what is said of it.
#include "engine/cards/ultraman/wording/fi/finnish.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Declined;
using fi::Number;

namespace {

std::string is(bool many, bool negated) {
    if (negated) return many ? "eivät ole " : "ei ole ";
    return many ? "ovat " : "on ";
}

// "on kaiju", "ovat kaijuja"
std::string is_a(const fi::Word& word, bool many, bool negated, std::string_view before = "") {
    const Declined noun = fi::decline(word, many ? Number::many : Number::one);
    return is(many, negated) + std::string(before) + in(noun, many ? Case::partitive : Case::nominative);
}

}  // namespace

std::string Finnish::types(const Node& kind) const {
    std::vector<std::string> words;
    for (const Type type : types_in({static_cast<std::uint16_t>(kind.number)})) words.emplace_back(suomi::type(type));
    return fi::listed(words, "ja");
}

std::string Finnish::shared(SameIn same, Case which) const {
    std::string name = in(fi::decline(suomi::name, Number::one), which);
    switch (same) {
        case SameIn::name: return name;
        case SameIn::type: return "TYPE";
        case SameIn::character: return "hahmo" + name;
        case SameIn::level: return in(fi::decline(suomi::level, Number::one), which);
        case SameIn::printed_type: return which == Case::partitive ? "painettua TYPEä" : "painettu TYPE";
    }
    return "";
}

// "vähintään 3"; of no number what stands before one.
std::string Finnish::compared(Relation relation, const std::string& number) const {
    switch (relation) {
        case Relation::at_least: return "vähintään " + number;
        case Relation::at_most: return "enintään " + number;
        case Relation::greater: return "yli " + number;
        case Relation::less: return "alle " + number;
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return number;
}

Finnish::Quality Finnish::kind_quality(const Node& node, bool many, bool negated) const {
    const auto state = [&](std::string_view word) {
        return Quality{Case::nominative, is(many, negated) + std::string(word) + "-tilassa"};
    };
    const auto affected = [&](std::string_view by) {
        return Quality{Case::illative, (negated ? "ei vaikuta " : "vaikuttaa ") + std::string(by)};
    };
    switch (sub_as<KindWord>(node)) {
        case KindWord::type: {
            std::vector<std::string> words;
            for (const Type type : types_in({static_cast<std::uint16_t>(node.number)}))
                words.emplace_back(suomi::type(type));
            return {Case::nominative, is_a(suomi::typed, many, negated, suomi::prefixed(words, "ja"))};
        }
        case KindWord::ultraman: return {Case::nominative, is_a(suomi::ultraman, many, negated)};
        case KindWord::kaiju: return {Case::nominative, is_a(suomi::kaiju, many, negated)};
        case KindWord::mech: return {Case::nominative, is_a(suomi::mecha, many, negated)};
        case KindWord::scene: return {Case::nominative, is_a(fi::words::card, many, negated, "kohtaus")};
        case KindWord::character: return {Case::nominative, is_a(fi::words::card, many, negated, "hahmo")};
        case KindWord::single: return state("SINGLE");
        case KindWord::double_: return state("DOUBLE");
        case KindWord::triple: return state("TRIPLE");
        case KindWord::quad: return state("QUAD");
        case KindWord::adjacent: return {Case::nominative, is(many, negated) + "tämän hahmon vieressä"};
        case KindWord::foe: return {Case::nominative, is_a(suomi::foe, many, negated)};
        case KindWord::on_extra: return {Case::genitive, "BP " + is(false, negated) + "EXTRA-BP"};
        case KindWord::raised: return affected("asteen korotus");
        case KindWord::lowered: return affected("asteen lasku");
        case KindWord::variable:
            if (text_.bound(node.number).held == Held::type)
                return {Case::adessive, std::string(negated ? "ei ole" : "on") + " valittu TYPE"};
            return {Case::nominative, is(many, negated) + in(name_of(node.number), Case::nominative)};
    }
    return {};
}

std::string Finnish::stat_word(Stat stat) const {
    switch (stat) {
        case Stat::level: return "taso";
        case Stat::round: return "kierrosluku";
        case Stat::bp: return "BP";
        case Stat::area: return "taistelualueen numero";
        case Stat::printed_extra: return "painettu EXTRA-BP";
        case Stat::printed_single:
        case Stat::printed_double:
        case Stat::printed_triple:
        case Stat::printed_quad: break;
    }
    const int column = static_cast<int>(stat) - static_cast<int>(Stat::printed_single);
    return "painettu " + std::string(suomi::state(static_cast<State>(column))) + "-BP";
}

Finnish::Quality Finnish::stat_quality(NodeIndex index, bool many, bool negated) const {
    const Node& node = text_[index];
    const auto stat = sub_as<Stat>(node);
    const auto relation = static_cast<Relation>(node.number);
    if (text_.asks_for_extra(index))
        return {Case::adessive, negated ? "ei ole painettua EXTRA-BP:tä" : "on painettu EXTRA-BP"};
    if (stat == Stat::level && text_[node.first].kind == NodeKind::integer && relation == Relation::equal)
        return {Case::nominative, is(many, negated) + "tasolla " + quantity(node.first)};
    return {Case::genitive, stat_word(stat) + " " + is(false, negated) + compared(relation, quantity(node.first))};
}

// "on POWER- tai ARMED-tyyppinen"
Finnish::Quality Finnish::either_quality(NodeIndex index, bool many, bool negated) const {
    if (text_.names_parts(index))
        return {Case::genitive, (negated ? "nimessä ei ole " : "nimessä on ") +
                                    fi::listed(text_.quoted_parts(index, "\"", "\""), negated ? "eikä" : "tai")};
    const std::string_view joint = (text_[index].kind == NodeKind::one_of) != negated ? "tai" : "ja";
    std::vector<Quality> parts;
    std::vector<std::string> types, states;
    for (const NodeIndex part : children(text_.nodes(), index)) {
        const Node& node = text_[part];
        const auto word = sub_as<KindWord>(node);
        if (node.kind == NodeKind::kind && word == KindWord::type) types.push_back(this->types(node));
        if (node.kind == NodeKind::kind && word >= KindWord::single && word <= KindWord::quad)
            states.emplace_back(suomi::state(static_cast<State>(node.sub - static_cast<int>(KindWord::single))));
        parts.push_back(quality(part, many, negated));
    }
    if (types.size() == parts.size())
        return {Case::nominative, is_a(suomi::typed, many, negated, suomi::prefixed(types, joint))};
    if (states.size() == parts.size())
        return {Case::nominative, is(many, negated) + suomi::prefixed(states, joint) + "tilassa"};
    std::vector<std::string> said;
    const std::string copula = is(many, negated);
    const Quality& first = parts.front();
    for (const Quality& part : parts) {
        std::string rest = part.rest;
        const bool same = part.subject == first.subject;
        if (!said.empty() && same && rest.starts_with(copula) && first.rest.starts_with(copula))
            rest.erase(0, copula.size());
        if (!said.empty() && !same)
            rest.insert(0, in(many ? fi::pronouns::they : fi::pronouns::it, part.subject) + " ");
        said.push_back(rest);
    }
    return {first.subject, fi::listed(said, joint)};
}

Finnish::Quality Finnish::quality(NodeIndex index, bool many, bool negated) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::kind: return kind_quality(node, many, negated);
        case NodeKind::not_filter: return quality(node.first, many, !negated);
        case NodeKind::one_of:
        case NodeKind::all_of: return either_quality(index, many, negated);
        case NodeKind::other:
            return {Case::nominative, is(many, negated) + "jokin muu kuin " + in(self(), Case::nominative)};
        case NodeKind::distinct: {
            const std::string what = shared(sub_as<SameIn>(node), Case::nominative);
            return {Case::adessive, (negated ? "ei ole kaikilla eri " : "on kaikilla eri ") + what};
        }
        case NodeKind::shares: {
            const std::string with = in(one_of(text_.first(node.first)), Case::adessive);
            return {Case::adessive, (negated ? "ei ole sama " : "on sama ") +
                                        shared(sub_as<SameIn>(node), Case::nominative) + " kuin " + with};
        }
        case NodeKind::name: {
            const std::string& word = text_.word(node);
            if (sub_as<NameOf>(node) == NameOf::part)
                return {Case::genitive, std::string(negated ? "nimessä ei ole \"" : "nimessä on \"") + word + "\""};
            if (sub_as<NameOf>(node) == NameOf::team)
                return {Case::adessive, std::string(negated ? "ei ole" : "on") + " TEAM [" + word + "]"};
            return {Case::nominative, is(many, negated) + "[" + word + "]"};
        }
        case NodeKind::stat_compare: return stat_quality(index, many, negated);
        case NodeKind::marked:
        case NodeKind::extreme:
        case NodeKind::carries:
#define CUBENIGHT_NAMED_filter
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

std::string Finnish::clauses(const std::vector<NodeIndex>& filters, bool many) const {
    std::string out;
    for (const NodeIndex filter : filters) {
        const Quality said = quality(filter, many);
        out += (out.empty() ? ", " : " ja ") + in(many ? fi::pronouns::which_many : fi::pronouns::which, said.subject) +
               " " + said.rest;
    }
    return out.empty() ? out : out + ",";
}

}  // namespace cubenight::ultraman::wording
