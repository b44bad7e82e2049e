// What is done to Pokémon: damage, counters, healing, Special Conditions, switching, evolving.
#include <algorithm>

#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view bench_note = "［ベンチは弱点・抵抗力を計算しない。］";

// Those with markers come first.
int place_among_conditions(const Node& condition) {
    if (condition.sub == static_cast<std::uint8_t>(SpecialCondition::poisoned)) return 0;
    return condition.sub == static_cast<std::uint8_t>(SpecialCondition::burned) ? 1 : 2;
}

}  // namespace

std::string Japanese::damage(const Node& node) {
    const NodeIndex to = at(node.first).next;
    const std::string much = damage_amount(node.first);
    const Target whom = target(to, Use::target);
    const Node& base = place_of(at(base_of(nodes_, at(to).first)));
    const bool benched = base.kind == NodeKind::place && sub_as<Place>(base) == Place::bench;
    const bool anybody = base.kind == NodeKind::place && sub_as<Place>(base) == Place::pokemon;
    const bool itself = is_this(base);
    std::vector<std::string> without;
    if ((node.sub & raw_plain) && !benched && !itself) without.emplace_back("弱点・抵抗力");
    if (node.sub & raw_weakness) without.emplace_back("弱点");
    if (node.sub & raw_resistance) without.emplace_back("抵抗力");
    if (node.sub & raw_effects) without.emplace_back("そのポケモンにかかっている効果");
    if (!without.empty()) notes_ += "このダメージは、" + strung(without, "と、") + "を計算しない。";
    if (node.sub & raw_bench) notes_ += "このダメージは、ベンチでも弱点・抵抗力を計算する。";
    else if (benched || (anybody && !(node.sub & (raw_plain | raw_weakness | raw_resistance)))) last_note_ = bench_note;
    const bool also = is_attack() && (source_.damage > 0 || attack_said_) && !anybody;
    attack_said_ = true;
    return whom.words + (also ? (itself ? "にも" : "にも、") : "に、") + (whom.several ? "それぞれ" : "") + much;
}

std::string Japanese::times(const Node& node) {
    const NodeIndex count = node.first;
    const std::string base = std::to_string(source_.damage);
    if (at(count).kind == NodeKind::multiply) {
        const NodeIndex left = at(count).first, right = at(left).next;
        for (NodeIndex factor : {left, right}) {
            const NodeIndex unit = factor == left ? right : left;
            if (at(factor).kind == NodeKind::integer)
                return value(unit) + "×" + std::to_string(source_.damage * at(factor).number) + "ダメージ";
        }
    }
    return value(count) + "×" + base + "ダメージ";
}

std::string Japanese::ignore(const Node& node) const {
    std::vector<std::string> what;
    if ((node.sub & raw_weakness) && (node.sub & raw_resistance)) what.emplace_back("弱点・抵抗力");
    else if (node.sub & raw_weakness) what.emplace_back("弱点");
    else if (node.sub & raw_resistance) what.emplace_back("抵抗力");
    if (node.sub & raw_effects) what.emplace_back("相手のバトルポケモンにかかっている効果");
    return this_attack() + "のダメージは、" + strung(what, "と、") + "を計算しない";
}

std::string Japanese::counters(const Node& node) {
    const NodeIndex to = at(node.first).next;
    const NodeIndex spread = at(to).next;
    const bool freely = spread != no_node && sub_as<SpreadKind>(at(spread)) == SpreadKind::spread;
    const bool each = spread != no_node && !freely;
    const bool integer = at(node.first).kind == NodeKind::integer;
    const std::string much =
        sub_as<CountersKind>(node) == CountersKind::number ? amount(node.first, "個") : value(node.first);
    const Target whom = target(to, freely || each ? Use::plain : Use::target);
    const std::string on = whom.words + "に";
    const std::string worth = at(node.first).kind != NodeKind::done ? much
                              : heal_waited_                        ? "回復したHP"
                                                                    : "そのダメージ";
    switch (sub_as<CountersKind>(node)) {
        case CountersKind::number: break;
        case CountersKind::until_left:
            return on + "、" + (whom.several ? "それぞれ" : "") + "残りHPが" + (integer ? "「" + much + "」" : much) +
                   "になるように、ダメカンを" +
                   (freely ? "好きなように"
                    : each ? "1個ずつ"
                           : "") +
                   "のせる";
        case CountersKind::worth:
            if (freely || each)
                return worth + "と同じぶんのダメカンを、" + on + (freely ? "好きなようにのせる" : "1個ずつのせる");
            return on + "、" + (whom.several ? "それぞれ" : "") + worth + "と同じぶんのダメカンをのせる";
    }
    if (freely) return (integer ? "ダメカン" + much : much + "のダメカン") + "を、" + on + "好きなようにのせる";
    if (each) return (integer ? "ダメカン" + much : much + "のダメカン") + "を、" + on + "1個ずつのせる";
    const std::string mine = whom.several ? "、それぞれ" : "";
    const std::string_view pause = whom.words.ends_with("匹") ? "、" : "";
    if (integer) return on + (whom.several ? mine : std::string(pause)) + "ダメカンを" + much + "のせる";
    return much + "のダメカンを、" + on + mine + "のせる";
}

std::string Japanese::move_counters(const Node& node) {
    const NodeIndex from = at(node.first).next, to = at(from).next;
    const NodeIndex spread = at(to).next;
    const Node& number = at(node.first);
    std::string many;
    if (number.kind == NodeKind::range) {
        const auto kind = sub_as<RangeKind>(number);
        many = kind == RangeKind::all          ? "すべて"
               : kind == RangeKind::any_number ? "好きなだけ選び"
               : kind == RangeKind::exactly    ? "ちょうど" + amount(number.first, "個") + "選び"
                                               : amount(number.first, "個") + "まで選び";
    } else {
        many = amount(node.first, "個");
    }
    // So many in all, from any of several: "自分の場のポケモンにのっているダメカンを4個まで選び".
    const bool in_all = many != "すべて" && number_of(nodes_, at(from).first) == no_node;
    std::string whence = target(from, in_all ? Use::plain : Use::target).words;
    if (in_all) whence = in_play_words(at(base_of(nodes_, at(from).first)), whence);
    const Target whom = target(to, spread == no_node ? Use::target : Use::plain);
    const std::string way = spread == no_node                                      ? ""
                            : sub_as<SpreadKind>(at(spread)) == SpreadKind::spread ? "好きなように"
                                                                                   : "1個ずつ";
    return whence + "にのっているダメカンを" + many + "、" + whom.words + "に" + way + "のせ替える";
}

std::string Japanese::heal(const Node& node) {
    const auto kind = sub_as<HealKind>(node);
    const NodeIndex quantity = kind == HealKind::all ? no_node : node.first;
    const NodeIndex to = quantity == no_node ? node.first : at(quantity).next;
    const Target whom = target(to, Use::target);
    if (kind == HealKind::all) return whom.words + "のHPを、すべて回復する";
    const std::string hp = whom.words + "のHPを" + (whom.several ? "、それぞれ" : "");
    const bool integer = at(quantity).kind == NodeKind::integer;
    const std::string much = integer ? "「" + std::to_string(at(quantity).number) + "」" : "";
    if (kind == HealKind::until_left)
        return whom.words + "はきぜつせず、残りHPが" + (integer ? much : value(quantity)) + "の状態で場に残る";
    if (integer) return hp + much + "回復する";
    if (at(quantity).kind == NodeKind::done)
        return (is_attack() && !in_lasting_ ? "相手のバトルポケモンに与えたダメージぶん、" : "そのダメージのぶん、") +
               hp + "回復する";
    heals_dealt_ = at(quantity).kind == NodeKind::half && at(at(quantity).first).kind == NodeKind::done &&
                   is_attack() && !in_lasting_;
    const std::string points = value(quantity) + "ぶん";
    heals_dealt_ = false;
    return hp + (whom.several ? "" : "、") + points + "回復する";
}

std::string Japanese::inflict(const Node& node) {
    std::vector<NodeIndex> conditions;
    NodeIndex to = no_node;
    for (NodeIndex i : siblings_from(nodes_, node.first)) {
        if (at(i).kind != NodeKind::condition_value) {
            to = i;
            break;
        }
        conditions.push_back(i);
    }
    std::ranges::stable_sort(conditions, {}, [&](NodeIndex i) { return place_among_conditions(at(i)); });
    std::vector<std::string> names;
    for (NodeIndex i : conditions) {
        names.push_back(at(i).sub == by_variable ? reference(at(i).number) : std::string(condition_words[at(i).sub]));
        if (at(i).number > 0 && at(i).sub != by_variable)
            notes_ += "この" + names.back() + "でのせるダメカンの数は" + std::to_string(at(i).number) + "個になる。";
    }
    const bool several =
        is_of_both(nodes_, to) || (at(to).kind == NodeKind::selection && at(at(to).first).next != no_node);
    std::string whom = target(to, Use::target).words;
    if (const std::string_view own = "持ち主自身の"; whom.starts_with(own))
        whom.replace(0, own.size(), "そのポケモンの持ち主の");
    return whom + (several ? "を、それぞれ" : "を") + strung(names, "と") + "にする";
}

std::string Japanese::cure(const Node& node) {
    const bool named = at(node.first).kind == NodeKind::condition_value;
    const std::string whom = target(named ? at(node.first).next : node.first, Use::target).words;
    if (!named) return whom + "の特殊状態を、すべて回復する";
    const Node& condition = at(node.first);
    return whom + "の" +
           (condition.sub == by_variable ? reference(condition.number) : std::string(condition_words[condition.sub])) +
           "を回復する";
}

std::string Japanese::switched(const Node& node) {
    const Noun bench = noun(node.first, Among::in_play);
    const std::string one = bench.said ? "ベンチの" + bench.one() : "ベンチ" + bench.one();
    std::string words;
    switch (sub_as<SwitchKind>(node)) {
        case SwitchKind::mine:
            // "このポケモンをバトルポケモンと入れ替える": who comes was named before.
            if (const int known = named_alone(nodes_, node.first); known >= 0) {
                words = reference(known) + "を" + (actor_ == Actor::me ? "" : own()) + "バトルポケモンと入れ替える";
                break;
            }
            words = (is_attack() && actor_ == Actor::me && !switched_ ? this_word() : own() + "バトルポケモン") + "を" +
                    bench.clauses + one + "と入れ替える";
            break;
        case SwitchKind::theirs_by_them:
            notes_ += "［バトル場に出すポケモンは相手が選ぶ。］";
            words = "相手のバトルポケモンを" + bench.clauses + one + "と入れ替える";
            break;
        case SwitchKind::theirs_by_me:
            words = bench.clauses + "相手の" + one + "を1匹選び、バトルポケモンと入れ替える";
            break;
    }
    switched_ = true;
    if (node.number > 0) {
        Meaning meaning;
        meaning.kind = Meaning::Kind::pokemon;
        meaning.words = "新しく出てきたポケモン";
        bind(node.number - 1, meaning);
    }
    return words;
}

// Whether a filter of the selection lets only cards of that kind through.
bool Japanese::asks_for(NodeIndex select, KindWord kind) const {
    const NodeIndex set = at(base_of(nodes_, select)).next;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first))
        if (at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == kind) return true;
    return false;
}

std::string Japanese::evolve(const Node& node) {
    const NodeIndex select = at(node.first).first;
    const bool named = at(select).number > 0 && at(select).next == no_node && number_of(nodes_, select) != no_node;
    const std::string chosen = named ? object(node.first) : "";
    const std::string whom = named ? reference(at(select).number - 1) : target(node.first, Use::target).words;
    const std::string card = object(at(node.first).next);
    if (node.sub & evolve_not_early) notes_ += "（最初の自分の番や、出したばかりのポケモンには使えない。）";
    if (node.sub & evolve_unrelated) notes_ += "（そのカードがどのポケモンから進化するかは問わない。）";
    const bool skips = asks_for(select, KindWord::basic) && asks_for(at(at(node.first).next).first, KindWord::stage2);
    return chosen + card + (card.ends_with("、") ? "" : "、") + whom +
           (skips ? "にのせ、1進化をとばして進化させる" : "にのせて進化させる");
}

std::string Japanese::devolve(const Node& node) {
    const NodeIndex next = at(node.first).next;
    const bool counted = at(next).kind != NodeKind::move_to;
    const Target whom = target(node.first, Use::target);
    const std::string many = counted ? amount(next, "枚") : "すべて";
    return whom.words + "から、" + (whom.several ? "それぞれ" : "") + "「進化カード」を" + many +
           "はがして退化させ、はがしたカードを" + to_where(counted ? at(next).next : next, true);
}

std::string Japanese::again(const Node& node) const {
    const std::string turn = actor_ == Actor::opponent ? "相手の番" : "自分の番";
    switch (sub_as<AgainKind>(node)) {
        case AgainKind::turn: return "この番が終わったら、もう1回" + turn + "を始める";
        case AgainKind::turn_at_once:
            return "この番が終わったら、ポケモンチェックをしないで、もう1回" + turn + "を始める";
        case AgainKind::attack: return "番は終わらず、もう1回ワザを使える";
        case AgainKind::flip: return "その結果をすべてなかったことにして、すべてのコインを投げなおす";
    }
    return "";
}

std::string Japanese::end_of_game(const Node& node) const {
    constexpr std::string_view players[] = {"自分", "相手", "おたがい", "持ち主"};
    const std::string who(players[node.sub < 4 ? node.sub : 0]);
    return "この対戦は" + who + "の" + (node.kind == NodeKind::win ? "勝ちになる" : "負けになる");
}

}  // namespace cubenight::wording
