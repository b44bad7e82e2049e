// Conditions, as clauses.
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

std::string Japanese::predicate(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::and_:
        case NodeKind::or_: {
            std::vector<std::string> parts;
            for (const NodeIndex part : children(text_.nodes(), index)) parts.push_back(predicate(part, negated));
            const bool any = (node.kind == NodeKind::or_) != negated;
            return japanese::joined(parts, any ? "か、" : "、");
        }
        case NodeKind::not_: return predicate(node.first, !negated);
        case NodeKind::lead:
            return (sub_as<Player>(node) == Player::me) != negated ? "自分が先攻である" : "自分が後攻である";
        case NodeKind::happened: {
            const std::string said = "このターンに" + event(node.first, text_[node.first].next, Tense::past);
            return negated ? said + "のではない" : said;
        }
        case NodeKind::compare: return comparison(node, negated);
        case NodeKind::any: return exists(text_.first(node.first), "", negated);
        case NodeKind::is: {
            const Thing subject = text_.first(node.first);
            const bool many = text_.is_many(subject);
            const std::string said = quality(text_[node.first].next, negated);
            // "バトル相手のBPがEXTRAである"
            bool of = false;
            for (const std::string_view what :
                 {"BPが", "記載された", "レベルが", "ラウンドが", "カード名に", "バトルエリアの"})
                of |= said.starts_with(what) && !said.starts_with("記載されたEXTRAのBPを");
            return (many ? bare(subject) : noun(subject)) + (of ? "の" : many ? "がすべて" : "が") + said;
        }
        case NodeKind::first_turn:
        case NodeKind::second_player:
        case NodeKind::turn_of:
        case NodeKind::agrees:
        case NodeKind::spent:
#define CUBENIGHT_NAMED_predicate
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

// how_many, "2体以上", is empty for "at least one".
std::string Japanese::exists(const Thing& thing, const std::string& how_many, bool negated) const {
    const std::string are = how_many + (negated ? "いない" : "いる");
    const std::string is = how_many + (negated ? "ない" : "ある");
    const bool plain = thing.kinds.size() == 1 && is_plain(thing.kinds.front());
    switch (thing.base) {
        case Base::characters:
            if (thing.side == Side::any) return kinds(thing) + "が" + are;
            return bare(thing) + "が" + are;
        case Base::zone:
            if (thing.zone == Zone::scene)
                return thing.side == Side::none ? "シーンエリアに" + kinds(thing) + "が" + is : bare(thing) + "が" + is;
            if (plain && !how_many.empty()) return zone(thing) + "が" + is;
            return zone(thing) + "に" + kinds(thing) + "が" + is;
        case Base::part:
            if (thing.part == AttachedKind::charges)
                return noun(text_.thing(thing.whose)) + "の下にチャージカードが" + is;
            return bare(thing) + "が" + is;
        case Base::variable:
            if (plain) return name_of(thing.variable) + "が" + (thing.cards ? is : are);
            return name_of(thing.variable) + "の中に" + kinds(thing) + "が" + (thing.cards ? is : are);
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: break;
    }
    return bare(thing) + "が" + (thing.base == Base::vacancies || thing.cards ? is : are);
}

std::string Japanese::comparison(const Node& node, bool negated) const {
    auto relation = sub_as<Relation>(node);
    if (negated && relation != Relation::equal) relation = cubenight::wording::opposite(relation), negated = false;
    const NodeIndex left = node.first, right = text_[left].next;
    const Node& counted = text_[left];
    const bool selects = counted.kind == NodeKind::count && text_[text_[counted.first].first].next == no_node;
    const std::string is = negated ? "でない" : "である";
    if (selects && text_[right].kind == NodeKind::integer) {
        Thing thing = text_.first(counted.first);
        int n = text_[right].number;
        if (relation == Relation::greater) relation = Relation::at_least, ++n;
        if (relation == Relation::less && n > 0) relation = Relation::at_most, --n;
        const std::string number = std::to_string(n);
        if (const auto same = thing.kinds.front().distinct) {
            for (Traits& traits : thing.kinds) traits.distinct.reset();
            const bool only = n == 1 && relation == Relation::equal;
            return bare(thing) + "の" + std::string(japanese::same(*same)) + "が" +
                   (only ? "1種類のみ" : japanese::compared(relation, number + "種類")) + is;
        }
        if (relation == Relation::at_least && n == 1) return exists(thing, "", negated);
        if (n == 0 && (relation == Relation::at_most || relation == Relation::equal))
            return exists(thing, "", !negated);
        const std::string so_many = number + std::string(japanese::unit(thing));
        return exists(thing, relation == Relation::equal ? "ちょうど" + so_many : japanese::compared(relation, so_many),
                      negated);
    }
    if (selects && text_[right].kind == NodeKind::count) {
        const std::string both = quantity(left) + "が" + quantity(right);
        switch (relation) {
            case Relation::greater: return both + "より多い";
            case Relation::less: return both + "より少ない";
            case Relation::at_least: return both + "以上" + is;
            case Relation::at_most: return both + "以下" + is;
            case Relation::equal:
            case Relation::odd:
            case Relation::even: break;
        }
        return both + "と同じ" + is;
    }
    return quantity(left) + "が" + japanese::compared(relation, quantity(right)) + is;
}

}  // namespace cubenight::ultraman::wording
