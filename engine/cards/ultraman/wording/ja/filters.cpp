// What something is.
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"

namespace cubenight::ultraman::wording {
namespace {

std::string is(const std::string& what, bool negated) { return what + (negated ? "でない" : "である"); }
std::string has(const std::string& what, bool negated) { return what + (negated ? "を持たない" : "を持つ"); }

}  // namespace

std::string Japanese::types(const Node& kind, std::string_view joint) const {
    std::vector<std::string> words;
    for (const Type type : types_in({static_cast<std::uint16_t>(kind.number)})) words.push_back(japanese::type(type));
    return japanese::listed(words, joint);
}

std::string Japanese::kind_quality(const Node& node, bool negated) const {
    const auto category = [](Category one) { return std::string(japanese::category(one)); };
    switch (sub_as<KindWord>(node)) {
        case KindWord::type: return is("タイプ" + types(node, "と"), negated);
        case KindWord::ultraman: return is(category(Category::ultraman), negated);
        case KindWord::kaiju: return is(category(Category::kaiju), negated);
        case KindWord::mech: return is(category(Category::mech), negated);
        case KindWord::scene: return is("シーンカード", negated);
        case KindWord::character: return is("キャラクターカード", negated);
        case KindWord::single: return is("SINGLE", negated);
        case KindWord::double_: return is("DOUBLE", negated);
        case KindWord::triple: return is("TRIPLE", negated);
        case KindWord::quad: return is("QUAD", negated);
        case KindWord::adjacent: return negated ? "このキャラクターに隣接していない" : "このキャラクターに隣接している";
        case KindWord::foe: return is("バトル相手", negated);
        case KindWord::on_extra: return "BPが" + is("EXTRA", negated);
        case KindWord::raised:
            return negated ? "グレードを上げる効果を受けていない" : "グレードを上げる効果を受けている";
        case KindWord::lowered:
            return negated ? "グレードを下げる効果を受けていない" : "グレードを下げる効果を受けている";
        case KindWord::variable:
            if (text_.bound(node.number).held == Held::type) return has(name_of(node.number), negated);
            return is(name_of(node.number), negated);
    }
    return "";
}

std::string Japanese::stat_quality(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    const auto stat = sub_as<Stat>(node);
    const auto relation = static_cast<Relation>(node.number);
    if (text_.asks_for_extra(index)) return has(japanese::stat(stat), negated);
    if (relation == Relation::equal && text_[node.first].kind != NodeKind::integer)
        return japanese::stat(stat) + "が" + is(quantity(node.first) + "と同じ", negated);
    return japanese::stat(stat) + "が" + is(japanese::compared(relation, quantity(node.first)), negated);
}

std::string Japanese::quality(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::kind: return kind_quality(node, negated);
        case NodeKind::not_filter: return quality(node.first, !negated);
        case NodeKind::one_of:
        case NodeKind::all_of: {
            if (text_.names_parts(index))
                return "カード名に" + japanese::listed(text_.quoted_parts(index, "「", "」"), negated ? "も" : "か") +
                       (negated ? "も含まない" : "を含む");
            std::vector<std::string> parts;
            for (const NodeIndex part : children(text_.nodes(), index)) parts.push_back(quality(part, negated));
            return japanese::joined(parts, (node.kind == NodeKind::one_of) != negated ? "か" : "、");
        }
        case NodeKind::other: return is(self() + "以外", negated);
        case NodeKind::distinct: {
            const std::string what(japanese::same(sub_as<SameIn>(node)));
            return what + (negated ? "が同じものを含む" : "がそれぞれ異なる");
        }
        case NodeKind::shares:
            return has(bare(text_.first(node.first)) + "と同じ" + std::string(japanese::same(sub_as<SameIn>(node))),
                       negated);
        case NodeKind::name: {
            const std::string& word = text_.word(node);
            if (sub_as<NameOf>(node) == NameOf::part)
                return "カード名に「" + word + (negated ? "」を含まない" : "」を含む");
            if (sub_as<NameOf>(node) == NameOf::team) return has("[TEAM][" + word + "]", negated);
            return is("【" + word + "】", negated);
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
std::string Japanese::adjective(NodeIndex index) const {
    const bool negated = text_[index].kind == NodeKind::not_filter;
    const Node& node = text_[negated ? text_[index].first : index];
    const auto word = sub_as<KindWord>(node);
    if (node.kind == NodeKind::kind && negated && word == KindWord::foe) return "バトル相手以外の";
    if (node.kind == NodeKind::kind && negated && word == KindWord::variable &&
        text_.bound(node.number).held != Held::type)
        return name_of(node.number) + "以外の";
    if (negated && node.kind == NodeKind::name && sub_as<NameOf>(node) == NameOf::character)
        return "【" + text_.word(node) + "】以外の";
    return japanese::before_noun(quality(index));
}

}  // namespace cubenight::ultraman::wording
