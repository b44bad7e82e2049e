// What is done.
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"
#include "engine/cards/wording/ja/inflection.hpp"

namespace cubenight::ultraman::wording {
namespace {

// A clause that ends in a verb, in all forms.
Said as(const std::string& clause) {
    Said said;
    said.fill(clause);
    said[static_cast<std::size_t>(Form::may)] =
        cubenight::wording::inflected(clause, cubenight::wording::Form::te) + "もよい";
    said[static_cast<std::size_t>(Form::by)] = clause + "ことで";
    said[static_cast<std::size_t>(Form::joined)] =
        cubenight::wording::inflected(clause, cubenight::wording::Form::joining);
    return said;
}

}  // namespace

Said Japanese::together(const std::vector<Said>& deeds, Joint joint) const {
    std::string before;
    // "デッキの上か下に戻す"
    const std::string top = "上に戻す", below = "下に戻す", one = in(deeds.front(), Form::told);
    if (joint == Joint::or_ && deeds.size() == 2 && one.ends_with(top) &&
        in(deeds.back(), Form::told) == one.substr(0, one.size() - top.size()) + below)
        return as(one.substr(0, one.size() - top.size()) + "上か" + below);
    for (std::size_t i = 0; i + 1 < deeds.size(); ++i)
        before += joint == Joint::or_ ? in(deeds[i], Form::told) + "か、" : in(deeds[i], Form::joined) + "、";
    Said all = deeds.back();
    for (std::string& words : all) words.insert(0, before);
    return all;
}

Said Japanese::done_by(Player who, const Said& deed) const {
    Said said = deed;
    for (std::string& words : said) words.insert(0, who == Player::them ? "相手が" : "お互いのプレイヤーが");
    return said;
}

Said Japanese::deed(NodeIndex statement) const { return as(act(statement)); }

std::string Japanese::draw(NodeIndex index) const {
    if (text_[index].kind == NodeKind::integer) return "カードを" + quantity(index) + "枚引く";
    if (const Scaled each = text_.scaled(index); each.unit != no_node)
        return for_every(each) + "カードを" + std::to_string(each.factor) + "枚引く";
    return "カードを" + quantity(index) + "と同じ枚数引く";
}

std::string Japanese::act(NodeIndex index) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::draw: return draw(node.first);
        case NodeKind::look:
            if (sub_as<Player>(node) == Player::both) return all(node.first) + "を公開する";
            return all(node.first) + (sub_as<Player>(node) == Player::them ? "を相手に見せる" : "を見る");
        case NodeKind::put: return put(index);
        case NodeKind::discard: return all(node.first) + "を捨て札にする";
        case NodeKind::exile: return all(node.first) + "をゲームから取り除く";
        case NodeKind::order: return all(node.first) + "を好きな順番に並べ替える";
        case NodeKind::shuffle:
            return std::string(japanese::whose(static_cast<Side>(text_[node.first].number))) + "デッキをシャッフルする";
        case NodeKind::use_text:
            if (sub_as<UseKind>(node) == UseKind::enters) return all(node.first) + "の登場時効果を1つ解決する";
            return "状態と使用回数の制限を無視し、コストを支払って" + all(node.first) + "の[発動]効果を1つ解決する";
        case NodeKind::stack: return stack(index);
        case NodeKind::swap: {
            const NodeIndex other = text_[node.first].next;
            return all(node.first) + (other == no_node ? "" : "と" + all(other)) + "の位置を入れ替える";
        }
        case NodeKind::charge: {
            const NodeIndex whom = text_[node.first].next;
            Thing under = text_.first(whom);
            if (under.amount.all && text_.is_many(under)) under.amount = {false, RangeKind::number, 1, no_node};
            const bool one = text_[text_[whom].first].next == no_node;
            return (one ? noun(under) : all(whom)) + "にチャージ(" + quantity(node.first) + ")を行う";
        }
        case NodeKind::negate: return "このターンの間、" + all(node.first) + "の効果を1つ無効にする";
        case NodeKind::choose: return choose(index);
        case NodeKind::lasting: return lasting(index);
        case NodeKind::may:
        case NodeKind::pay:
        case NodeKind::fully:
        case NodeKind::if_:
        case NodeKind::each:
        case NodeKind::either:
        case NodeKind::by:  // no deeds
        case NodeKind::search:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
#define CUBENIGHT_NAMED_verb
#define CUBENIGHT_NAMED_control
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string Japanese::put(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& where = text_[text_[text_[what].next].first];
    const std::string cards = all(what) + "を";
    const auto side_of = [&](const Node& zone) { return std::string(japanese::whose(static_cast<Side>(zone.number))); };
    if (where.kind == NodeKind::zone) {
        if (sub_as<Zone>(where) == Zone::scene) return cards + "シーンエリアに置く";
        const Thing first = text_.first(what);
        const bool from_field = first.base == Base::part || !first.cards;
        return cards + side_of(where) + (from_field ? "手札に戻す" : "手札に加える");
    }
    if (where.kind == NodeKind::top) return cards + side_of(text_[where.first]) + "デッキの上に戻す";
    if (where.kind == NodeKind::bottom) return cards + side_of(text_[where.first]) + "デッキの下に戻す";
    const Thing place = text_.first(where.first);
    return cards + noun(place) + (place.base == Base::vacancies ? "に登場させる" : "の位置に登場させる");
}

std::string Japanese::stack(NodeIndex index) const {
    const NodeIndex cards = text_[index].first, whom = text_[cards].next;
    const bool under = (text_[index].sub & stack_under) != 0, freely = (text_[index].sub & stack_freely) != 0;
    Thing target = text_.first(whom);
    const bool one = text_[text_[whom].first].next == no_node;
    if (target.amount.all && text_.is_many(target)) target.amount = {false, RangeKind::number, 1, no_node};
    const std::string onto = one ? noun(target) : all(whom);
    const std::string how = freely ? "" : "、レベルアップの条件に従って";
    return all(cards) + "を" + how + onto + (under ? "の下に置く" : "の上に重ねる");
}

std::string Japanese::choose(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& node = text_[what];
    if (node.kind == NodeKind::selection) return all(what) + "を選ぶ";
    if (node.kind != NodeKind::value) return quantity(what) + "を確認する";
    if (sub_as<ValueKind>(node) == ValueKind::bp) return all(node.first) + "に記載されたBPを1つ選ぶ";
    return "タイプ" + types(node, "か") + "を選ぶ";
}

}  // namespace cubenight::ultraman::wording
