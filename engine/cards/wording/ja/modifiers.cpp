// What is given: each as a clause about whom it is given to, with a verb at its end.
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view everybody = "全員";
constexpr std::string_view effect_words[] = {"ワザの効果", "特性の効果", "トレーナーズの効果", "効果"};

}  // namespace

// "「+30」される", "「100」になる"; with a counter "1個ぶん少なくなる".
std::string Japanese::change_words(const Node& change, std::string_view counter) {
    const auto kind = sub_as<ChangeKind>(change);
    const bool integer = change.first != no_node && at(change.first).kind == NodeKind::integer;
    const std::string much = change.first == no_node ? "" : value(change.first);
    const std::string so_many = counter.empty() ? much : much + std::string(integer ? counter : "");
    const std::string part = integer ? "" : "ぶん";
    switch (kind) {
        case ChangeKind::plus:
            if (counter.empty()) return integer ? "「+" + much + "」される" : much + "ぶん大きくなる";
            return so_many + part + "多くなる";
        case ChangeKind::minus:
            if (counter.empty()) return integer ? "「-" + much + "」される" : much + "ぶん小さくなる";
            return so_many + part + "少なくなる";
        case ChangeKind::fixed: return (counter.empty() && integer ? "「" + much + "」" : so_many) + "になる";
        case ChangeKind::none: return "なくなる";
        case ChangeKind::half: return "半分になる";
    }
    return "";
}

// "自分のポケモン全員が、": of whom damage is taken from.
std::string Japanese::takers(const std::string& whom) const {
    if (whom == this_word()) return whom + "が";
    const bool all = given_several_ && !whom.ends_with(everybody) && !whom.ends_with("匹");
    return whom + std::string(all ? everybody : "") + "が、";
}

std::string Japanese::modify_points(const Node& node, const std::string& whom, NodeIndex index) {
    const Node& change = at(index);
    const auto number = sub_as<ModNumber>(node);
    const NodeIndex other = change.next;
    std::string words = change_words(change, ""), each;
    // "相手がすでにとったサイド1枚につき、…「+50」される"
    if (const Scaled so = scaled(nodes_, change.first); so.factor > 1) each = per_one(so.unit);
    if (!each.empty()) {
        const bool plus = sub_as<ChangeKind>(change) == ChangeKind::plus;
        words = (plus ? "「+" : "「-") + std::to_string(scaled(nodes_, change.first).factor) + "」される";
    }
    if (number == ModNumber::deals) {
        const std::string at_whom = other == no_node ? "" : "、" + plain(other) + "への";
        return whom + "が使うワザの" + at_whom + "ダメージは" + (each.empty() ? "" : "、") + each + words;
    }
    if (number == ModNumber::hp && !each.empty())
        return each + "、" + whom + "の最大HPは" + (given_several_ ? "、それぞれ" : "") + words;
    if (!each.empty()) words = change_words(change, "");
    if (number == ModNumber::takes)
        return (other == no_node ? whom + "が" : takers(whom) + from_whom(other)) + "受けるワザのダメージは" + words;
    if (number == ModNumber::hp)
        return whom + "の最大HPは" + (given_several_ ? "、それぞれ" : "") +
               (sub_as<ChangeKind>(change) == ChangeKind::none ? "「0」になる" : words);
    const NodeIndex name = at(node.first).kind == NodeKind::attack_name ? node.first : no_node;
    const std::string attack = name == no_node ? "ワザ" : attack_name(at(name));
    return whom + "の" + attack + "のダメージは" + words;
}

std::string Japanese::retreat_change(const Node& change, const std::string& whom) {
    const auto kind = sub_as<ChangeKind>(change);
    const bool of_holder = source_.of == TextOf::attached;
    std::string words;
    if (kind == ChangeKind::none) words = of_holder ? "、すべてなくなる" : "すべてなくなる";
    else if (kind == ChangeKind::fixed) words = change_words(change, "個");
    else words = (given_several_ ? "それぞれ" : "") + change_words(change, "個ぶん");
    if (of_holder) return topic(whom) + "にげるためのエネルギーが" + words;
    return whom + "のにげるためのエネルギーは、" + words;
}

// "このポケモンがきぜつしても、相手はサイドをとれない"; behind that Knock Out the rest alone.
std::string Japanese::prizes_change(const Node& change, const std::string& whom) {
    const bool none = sub_as<ChangeKind>(change) == ChangeKind::none;
    const std::string_view who = whom.starts_with("相手") ? "自分は" : whom.starts_with("おたがい") ? "" : "相手は";
    std::string so = none ? std::string(who) + "サイドをとれない" : "とられるサイドは" + change_words(change, "枚");
    if (knock_out_waited_) return so;
    return whom + (none ? "がきぜつしても、" : "がきぜつしたとき、") + so;
}

std::string Japanese::modify(const Node& node, const std::string& whom) {
    const NodeIndex index = at(node.first).kind == NodeKind::attack_name ? at(node.first).next : node.first;
    const Node& change = at(index);
    const auto kind = sub_as<ChangeKind>(change);
    switch (sub_as<ModNumber>(node)) {
        case ModNumber::deals:
        case ModNumber::takes:
        case ModNumber::hp:
        case ModNumber::base: return modify_points(node, whom, index);
        case ModNumber::retreat: return retreat_change(change, whom);
        case ModNumber::prizes: return prizes_change(change, whom);
        case ModNumber::poison: return topic(whom) + "どくでのせるダメカンの数が" + change_words(change, "個");
        case ModNumber::burn: return topic(whom) + "やけどでのせるダメカンの数が" + change_words(change, "個");
        case ModNumber::bench_size: return whom + "がベンチに出せるポケモンの数は、" + change_words(change, "匹");
        case ModNumber::tools:
            if (kind == ChangeKind::fixed)
                return whom + "は、「ポケモンのどうぐ」を" + value(change.first) + "枚までつけられる";
            return whom + "につけられる「ポケモンのどうぐ」の数は、" + change_words(change, "枚");
        case ModNumber::weakness_value:
            // With how much it is multiplied then, whatever was printed.
            if (kind == ChangeKind::fixed)
                return whom + "の弱点は、「×" + value(change.first) + "」としてダメージ計算をする";
            return whom + "の弱点の数値は" + change_words(change, "");
        case ModNumber::resistance_value: return whom + "の抵抗力の数値は" + change_words(change, "");
        case ModNumber::sleep_coins:
            return "ポケモンチェックのとき、" + whom + "のねむりで投げるコインは" + change_words(change, "回") +
                   "（すべてオモテが出ないと回復しない）";
    }
    return "";
}

std::string Japanese::cost_change(const Node& node, const std::string& whom) {
    NodeIndex first = node.first;
    std::string attack = whom + "がワザを使うためのエネルギーは、";
    if (first != no_node && at(first).kind == NodeKind::attack_name) {
        const Node& name = at(first);
        attack = whom + "が" + attack_name(name) + "を使うためのエネルギーは、";
        first = at(first).next;
    }
    std::vector<NodeIndex> parts;
    int any = 0;
    NodeIndex times = first;
    for (; times != no_node && at(times).kind == NodeKind::cost_units; times = at(times).next) {
        parts.push_back(times);
        any += TypeSet{static_cast<std::uint16_t>(at(times).number)} == TypeSet::all();
    }
    const bool all_any = !parts.empty() && any == static_cast<int>(parts.size());
    const std::string energy = parts.empty() ? ""
                               : all_any ? "好きなタイプのエネルギー" + std::to_string(any) + "個ぶん"
                                         : units(first);
    const auto kind = sub_as<ChangeKind>(node);
    if (times != no_node && at(times).kind != NodeKind::integer && parts.size() == 1 && any == 0) {
        const std::string_view for_energy = "エネルギーは、";
        attack.resize(attack.size() - for_energy.size());
        return value(times) + "ぶん、" + attack + types(at(parts[0]).number) + "エネルギーは" +
               (given_several_ ? "、それぞれ" : "") + (kind == ChangeKind::plus ? "多くなる" : "少なくなる");
    }
    const std::string how_often = (given_several_ ? "それぞれ" : "") + (times == no_node ? "" : value(times) + "×");
    switch (kind) {
        case ChangeKind::plus: return attack + how_often + energy + "多くなる";
        case ChangeKind::minus: return attack + how_often + energy + "少なくなる";
        case ChangeKind::fixed: return attack + energy + "になる";
        case ChangeKind::none: return attack + "すべてなくなる";
        case ChangeKind::half: break;
    }
    return attack + "半分になる";
}

// "{R}タイプ", "{R}と{W}の2つのタイプ", "選んだタイプ".
std::string Japanese::type_words(const Node& kind) {
    if (sub_as<KindWord>(kind) == KindWord::variable) return kind_words(kind);
    const int many = TypeSet{static_cast<std::uint16_t>(kind.number)}.size();
    const bool several = sub_as<KindWord>(kind) == KindWord::type && many > 1;
    return kind_words(kind) + (several ? "の" + std::to_string(many) + "つのタイプ" : "タイプ");
}

std::string Japanese::affinity(const Node& node, const std::string& whom) {
    const std::string name = node.kind == NodeKind::weakness ? "弱点" : "抵抗力";
    const Node& kind = at(node.first);
    if (sub_as<KindWord>(kind) == KindWord::no_type) return whom + "の" + name + "は、すべてなくなる";
    std::string much;
    if (states_amount(node)) {
        constexpr std::string_view signs[] = {"×", "+", "-"};
        much = "「" + std::string(signs[amount_sign(node)]) + std::to_string(node.number) + "」";
    }
    return whom + "の" + name + "は、" + type_words(kind) + much + "になる";
}

std::string Japanese::provides(const Node& node, const std::string& whom, bool of_this) {
    const std::string energy = units(node.first);
    if (of_this && source_.of == TextOf::attached && !under_condition_)
        return whom + "は、ポケモンについているかぎり、" + energy + "としてはたらく";
    if (of_this) return topic(whom) + energy + "としてはたらく";
    return whom + "は、それぞれ" + energy + "としてはたらく";
}

std::string Japanese::no_damage(const Node& node, const std::string& whom) {
    const NodeIndex first = node.first;
    const bool named = first != no_node && at(first).kind == NodeKind::selection;
    std::vector<std::string> amounts;
    for (NodeIndex i : siblings_from(nodes_, named ? at(first).next : first))
        amounts.push_back("「" + std::to_string(at(i).number) + "」");
    std::string much;
    if (!amounts.empty()) much = strung(amounts, "か") + "の";
    if (node.number >= 0) much = "「" + std::to_string(node.number) + "」以下の";
    return (named ? whom + "は、" + from_whom(first) : topic(whom)) + much + "ワザのダメージを受けない";
}

std::string Japanese::without(const Node& node, const std::string& whom) const {
    const std::string all_gone =
        (leaves_named(node) ? "（" + quoted(node.number - 1) + "をのぞく）" : "") + "は、すべてなくなる";
    switch (sub_as<WithoutKind>(node)) {
        case WithoutKind::abilities: return whom + "の特性" + all_gone;
        case WithoutKind::tools:
            return (whom.ends_with(everybody) ? whom.substr(0, whom.size() - everybody.size()) : whom) +
                   "についている「ポケモンのどうぐ」の効果は、すべてなくなる";
        case WithoutKind::effects: return whom + "の効果は、すべてなくなる";
        case WithoutKind::conditions: {
            std::vector<std::string> names;
            for (int c = 0; c < condition_count; ++c)
                if ((node.number >> c) & 1) names.emplace_back(condition_words[c]);
            const std::string ill = names.empty() ? "特殊状態" : strung(names, "・");
            return topic(whom) + ill + "にならず、受けている" + ill + "は、すべて回復する";
        }
        case WithoutKind::powers: return whom + "のポケパワー" + all_gone;
        case WithoutKind::bodies: return whom + "のポケボディー" + all_gone;
        case WithoutKind::pokemon_powers: return whom + "の特殊能力" + all_gone;
    }
    return "";
}

std::string Japanese::modifier(NodeIndex index, NodeIndex target, const std::string& whom) {
    const Node& node = at(index);
    const NodeIndex select = at(target).kind == NodeKind::selection ? at(target).first : no_node;
    const bool of_cards = select != no_node && at(base_of(nodes_, select)).kind == NodeKind::on;
    switch (node.kind) {
        case NodeKind::modify: return modify(node, whom);
        case NodeKind::cost_change: return cost_change(node, whom);
        case NodeKind::type_change: {
            const std::string type = of_cards ? kind_words(at(node.first)) + "エネルギー" : type_words(at(node.first));
            return topic(whom) + type + (is_also(node) ? "にもなる" : "になる");
        }
        case NodeKind::weakness:
        case NodeKind::resistance: return affinity(node, whom);
        case NodeKind::counts_as: {
            const bool type = sub_as<KindWord>(at(node.first)) == KindWord::type;
            return topic(whom) + kind_words(at(node.first)) + (type ? "タイプ" : "") + "としてあつかう";
        }
        case NodeKind::provides: return provides(node, whom, select != no_node && is_this(at(base_of(nodes_, select))));
        case NodeKind::no_damage: return no_damage(node, whom);
        case NodeKind::no_effects: {
            const std::string source(effect_words[node.sub]);
            const bool any_effect = node.first == no_node && static_cast<EffectSource>(node.sub) == EffectSource::all;
            if (keeps_counters_off(node))
                return whom + "は、" + (any_effect ? "どの効果でも" : effects_of(node, source) + "で") +
                       "、ダメカンがのらない";
            if (const Played hand = node.first == no_node ? Played{} : played(node.first); !hand.by.empty())
                return whom + "は、" + hand.by + "が手札から" + hand.cards + "を出して使ったとき、その効果を受けない";
            return (node.first == no_node ? topic(whom) : whom + "は、") + effects_of(node, source) + "を受けない";
        }
        case NodeKind::cant:
        case NodeKind::can: return may_or_not(node, whom);
        case NodeKind::has_attacks: return topic(whom) + plain(node.first) + "が持っているワザを使える";
        case NodeKind::without: return without(node, whom);
        case NodeKind::coin:
            return whom + "が投げるコインは、すべて" +
                   (static_cast<CoinFace>(node.sub) == CoinFace::heads ? "オモテ" : "ウラ") + "としてあつかう";
#define CUBENIGHT_NAMED_modifier
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
