// What characters are given: as a deed, and as it stands.
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"

namespace cubenight::ultraman::wording {
namespace {

std::string_view influence_word(Influence influence) {
    switch (influence) {
        case Influence::grade_up: return "グレードを上げる効果";
        case Influence::grade_down: return "グレードを下げる効果";
        case Influence::bp_plus: return "BPを増やす効果";
        case Influence::bp_minus: return "BPを減らす効果";
    }
    return "";
}

}  // namespace

// "BP+1000", "グレード-1"; of columns the number alone.
std::string Japanese::number(const Node& modify) const {
    const Node& change = text_[modify.first];
    const std::string sign = sub_as<ChangeKind>(change) == ChangeKind::minus ? "-" : "+";
    const Scaled each = text_.scaled(change.first);
    std::string before, after, number = quantity(change.first);
    const auto what = sub_as<ModNumber>(modify);
    if (what == ModNumber::columns) return number;
    if (each.unit != no_node) before = "、" + for_every(each), number = std::to_string(each.factor);
    else if (text_[change.first].kind != NodeKind::integer) after = "（Xは" + number + "）", number = "X";
    const std::string word = what == ModNumber::grade ? "グレード" : what == ModNumber::bp ? "BP" : "レベル";
    return before + word + sign + number + after;
}

std::string Japanese::forbidden(NodeIndex index) const {
    const Node& action = text_[index];
    const std::string by = static_cast<Player>(action.number) == Player::them ? "相手の効果で" : "効果で";
    switch (sub_as<ActionKind>(action)) {
        case ActionKind::level_up: return "レベルアップできない";
        case ActionKind::resolve_enter: return "登場時効果を解決できない";
        case ActionKind::be_exiled: return by + "ゲームから取り除かれない";
        case ActionKind::be_discarded: return by + "捨て札にされない";
    }
    return "";
}

// What is no number, as a deed.
std::string Japanese::change(NodeIndex index, const std::string& whom) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::modify: return whom + "のすべてのBP欄を" + number(node) + "にする";
        case NodeKind::type_change: {
            const Node& kind = text_[node.first];
            const bool also = sub_as<TypeChange>(node) == TypeChange::also;
            const bool variable = sub_as<KindWord>(kind) == KindWord::variable;
            const std::string type = variable ? name_of(kind.number) : "タイプ" + types(kind, "と");
            return also ? whom + "に" + type + "を与える" : whom + "のタイプ1つを" + type + "に変更する";
        }
        case NodeKind::becomes_extra: return whom + "のBPをEXTRAにする";
        case NodeKind::unaffected:
            return whom + "が" + std::string(influence_word(sub_as<Influence>(node))) + "を受けないようにする";
        case NodeKind::battle:
            return whom + (sub_as<BattleResult>(node) == BattleResult::tie ? "のバトルを引き分けにする"
                                                                           : "のバトルを勝利にする");
        case NodeKind::cant: return whom + "が" + forbidden(node.first) + "ようにする";
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string Japanese::state(NodeIndex index, const std::string& who) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::modify: return who + "のすべてのBP欄は" + number(node) + "になる";
        case NodeKind::type_change: {
            const Node& kind = text_[node.first];
            const bool also = sub_as<TypeChange>(node) == TypeChange::also;
            const bool variable = sub_as<KindWord>(kind) == KindWord::variable;
            const std::string type = variable ? name_of(kind.number) : "タイプ" + types(kind, "と");
            return also ? who + "は" + type + "を得る" : who + "のタイプ1つは" + type + "になる";
        }
        case NodeKind::becomes_extra: return who + "のBPはEXTRAになる";
        case NodeKind::unaffected:
            return who + "は" + std::string(influence_word(sub_as<Influence>(node))) + "を受けない";
        case NodeKind::battle:
            return who + (sub_as<BattleResult>(node) == BattleResult::tie ? "のバトルは引き分けになる"
                                                                          : "のバトルは勝利になる");
        case NodeKind::cant: return who + "は" + forbidden(node.first);
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string Japanese::give(NodeIndex index) const {
    const NodeIndex receivers = text_[index].first;
    const bool each = text_[text_[receivers].first].next != no_node || text_.is_many(text_.first(receivers));
    // Of a zone those that are there now, not what comes later.
    const Thing first = text_.first(receivers);
    const bool now = first.base == Base::zone && first.zone != Zone::scene;
    const std::string whom = (now ? "今ある" : "") + all(receivers);
    std::vector<std::string> numbers, clauses;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        const Node& node = text_[modifier];
        if (node.kind == NodeKind::modify && sub_as<ModNumber>(node) != ModNumber::columns)
            numbers.push_back(number(node));
        else clauses.push_back(change(modifier, whom));
    }
    if (!numbers.empty())
        clauses.insert(clauses.begin(), whom + (each ? "をそれぞれ" : "を") + japanese::listed(numbers, "、") + "する");
    return japanese::joined(clauses, "、");
}

std::string Japanese::during(SpanKind span) const {
    switch (span) {
        case SpanKind::this_turn: return "このターンの間、";
        case SpanKind::next_turn: return "次のターンの間、";
        case SpanKind::rest_of_game: return "このゲームの間、";
        case SpanKind::until_end_of_next_turn:
        case SpanKind::while_: break;
    }
    return "";
}

std::string Japanese::lasting(NodeIndex index) const {
    const NodeIndex span = text_[index].first;
    const std::string how_long = during(sub_as<SpanKind>(text_[span]));
    std::vector<std::string> gifts;
    for (const NodeIndex part : children(text_.nodes(), text_[span].next)) gifts.push_back(give(part));
    return how_long + japanese::joined(gifts, "、");
}

std::string Japanese::given(NodeIndex index) const {
    const NodeIndex receivers = text_[index].first;
    const std::string who = all(receivers);
    std::string numbers, out;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        const Node& node = text_[modifier];
        if (node.kind == NodeKind::modify && sub_as<ModNumber>(node) != ModNumber::columns)
            numbers += (numbers.empty() ? "" : "、") + number(node);
        else out += (out.empty() ? "" : "、") + state(modifier, who);
    }
    if (numbers.empty()) return out;
    return who + "は" + numbers + (out.empty() ? "" : "、" + out);
}

}  // namespace cubenight::ultraman::wording
