// Numbers and what is counted: "自分のベンチポケモンの数", "オモテの数×30ダメージ".
#include <algorithm>

#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view counted_players[] = {"自分", "相手", "おたがい", "持ち主"};

std::string without_all(std::string words, std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts)
        if (const std::size_t place = words.find(part); place != std::string::npos) words.erase(place, part.size());
    return words;
}

}  // namespace

std::string Japanese::how_many(Relation relation, int number, std::string_view counter) {
    const auto so_many = [&](int n) { return std::to_string(n) + std::string(counter); };
    switch (relation) {
        case Relation::at_least: return so_many(number) + "以上";
        case Relation::at_most: return so_many(number) + "以下";
        case Relation::equal: return "ちょうど" + so_many(number);
        case Relation::greater: return so_many(number + 1) + "以上";
        case Relation::less: return number > 0 ? so_many(number - 1) + "以下" : so_many(number) + "より少ない数";
        case Relation::odd: return "奇数" + std::string(counter);
        case Relation::even: return "偶数" + std::string(counter);
    }
    return "";
}

// Of what is printed: "4個" is neither more nor less.
std::string Japanese::just_so_many(Relation relation, int number, std::string_view counter) {
    if (relation == Relation::equal) return std::to_string(number) + std::string(counter);
    return how_many(relation, number, counter);
}

std::string Japanese::in_points(Relation relation, NodeIndex quantity) {
    std::string points = quantity == no_node                      ? ""
                         : at(quantity).kind == NodeKind::integer ? "「" + std::to_string(at(quantity).number) + "」"
                                                                  : value(quantity);
    switch (relation) {
        case Relation::at_least: return points + "以上";
        case Relation::at_most: return points + "以下";
        case Relation::equal: return points;
        case Relation::greater: return points + "より大きい";
        case Relation::less: return points + "未満";
        case Relation::odd: return "奇数";
        case Relation::even: return "偶数";
    }
    return points;
}

std::string Japanese::of_stat(const Node& node) {
    const std::string whom = in_play_words(at(base_of(nodes_, at(node.first).first)), plain(node.first));
    switch (sub_as<Stat>(node)) {
        case Stat::hp: return whom + "の最大HP";
        case Stat::left: return whom + "の残りHP";
        case Stat::retreat: return whom + "のにげるためのエネルギーの数";
        case Stat::counters: return whom + "にのっているダメカンの数";
        case Stat::attacks: return whom + "が持っているワザの数";
        case Stat::extra_energy: return whom + "に、このワザを使うためのエネルギーより多くついているエネルギーの数";
    }
    return "";
}

// "自分の場のポケモン": all of a side's Pokémon, or what is on them, where they are counted or asked for.
std::string Japanese::in_play_words(const Node& base, std::string words) const {
    const Node* place = &base;
    if (base.kind == NodeKind::on) {
        const NodeIndex host = at(base.first).kind == NodeKind::set ? at(base.first).next : base.first;
        if (number_of(nodes_, host) != no_node) return words;
        place = &at(base_of(nodes_, host));
    }
    if (place->kind != NodeKind::place || sub_as<Place>(*place) != Place::pokemon) return words;
    const std::string whose = side(static_cast<Side>(place->number));
    const std::size_t said = whose.empty() ? words.npos : words.find(whose);
    if (said != words.npos) words.insert(said + whose.size(), "場の");
    return words;
}

std::string Japanese::counted_things(NodeIndex selection) {
    if (at(selection).kind == NodeKind::happened) return happened(at(selection), Form::past).words + "回数";
    std::vector<std::string> names;
    bool cards = true;
    for (NodeIndex select : children(nodes_, selection)) {
        const Thing one = thing(select);
        const Node& on = at(base_of(nodes_, select));
        names.push_back(in_play_words(on, one.whole));
        // Basic Energy that is attached is counted as Energy.
        cards &= one.counter == "枚" && !(on.kind == NodeKind::on && one.whole.ends_with("についている基本エネルギー"));
    }
    if (is_of_both(nodes_, selection)) names = {of_both(selection)};
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(nodes_, select));
    // Different names or types: so many of them, not so many cards.
    const NodeIndex set = base.next;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first))
        if (at(filter).kind == NodeKind::distinct) {
            const std::string what = is_in_name(at(filter)) ? "名前の種類の数" : "タイプの種類の数";
            return without_all(strung(names, "と"), {"それぞれちがう名前の", "それぞれちがうタイプの"}) + "の" + what;
        }
    std::string counted = strung_attached(names);
    // Those of either sort are counted together: "「X」と「Y」の数".
    const std::string_view either = "または", both = "と";
    for (NodeIndex filter :
         siblings_from(nodes_, set == no_node || at(set).kind != NodeKind::set ? no_node : at(set).first)) {
        const auto named = [&](NodeIndex part) {
            return at(part).kind == NodeKind::name || at(part).kind == NodeKind::kind;
        };
        const auto parts = siblings_from(nodes_, at(filter).kind == NodeKind::one_of ? at(filter).first : no_node);
        if (at(filter).kind != NodeKind::one_of || !std::ranges::all_of(parts, named)) continue;
        for (std::size_t at = counted.find(either); at != std::string::npos; at = counted.find(either))
            counted.replace(at, either.size(), both);
    }
    return counted + (cards ? "の枚数" : "の数");
}

// "相手がすでにとったサイド1枚につき". No words where it cannot be said of each one.
std::string Japanese::per_one(NodeIndex quantity) {
    if (quantity == no_node) return "";
    const Node& node = at(quantity);
    std::string words = value(quantity);
    for (const std::string_view cards : {"の残り枚数", "の枚数"})
        if (words.ends_with(cards)) return words.substr(0, words.size() - cards.size()) + "1枚につき";
    std::string counter;
    if (node.kind == NodeKind::stat && sub_as<Stat>(node) == Stat::counters) counter = "個";
    if (node.kind == NodeKind::count && at(node.first).kind == NodeKind::selection)
        counter = thing(at(node.first).first).counter;
    const std::string_view number = "の数", sorts = "種類の数";
    if (counter.empty() || !words.ends_with(number) || words.ends_with(sorts)) return "";
    return words.substr(0, words.size() - number.size()) + "1" + counter + "につき";
}

std::string Japanese::arithmetic(const Node& node) {
    const auto part = [&](NodeIndex index) {
        const bool product = at(index).kind == NodeKind::multiply;
        const bool sum = at(index).kind == NodeKind::add || at(index).kind == NodeKind::subtract;
        const std::string words = value(index);
        return product || sum ? "（" + words + "）" : words;
    };
    const std::string left = part(node.first);
    const std::string right =
        node.kind == NodeKind::half ? "" : part(second(static_cast<NodeIndex>(&node - nodes_.data())));
    const NodeIndex first = node.first, other = node.kind == NodeKind::half ? no_node : at(first).next;
    const bool number_first = other != no_node && at(first).kind == NodeKind::integer;
    const bool number_last = other != no_node && at(other).kind == NodeKind::integer;
    if (node.kind == NodeKind::add && number_last && !number_first) return left + "に" + right + "を足した数";
    if (node.kind == NodeKind::multiply && number_first && !number_last) return right + "×" + left;
    if (node.kind == NodeKind::add) return left + "と" + right + "の合計";
    if (node.kind == NodeKind::subtract) return left + "から" + right + "を引いた数";
    if (node.kind == NodeKind::multiply && !number_last) return left + "と" + right + "をかけた数";
    if (node.kind == NodeKind::multiply) return left + "×" + right;
    // "As many as there are, but no more than": "自分のベンチポケモンの数（最大3）".
    const bool bounded = node.kind == NodeKind::minimum || node.kind == NodeKind::maximum;
    if (bounded && number_first != number_last)
        return (number_first ? right : left) + (node.kind == NodeKind::minimum ? "（最大" : "（最低") +
               (number_first ? left : right) + "）";
    if (node.kind == NodeKind::minimum) return left + "と" + right + "のうち小さいほうの数";
    if (node.kind == NodeKind::maximum) return left + "と" + right + "のうち大きいほうの数";
    constexpr std::string_view rounded[] = {"（端数切り捨て）", "（端数切り上げ）", "（1の位を切り上げ）"};
    return left + "の半分" + std::string(rounded[node.sub]);
}

// What `done` was: damage of this attack, damage that was waited for, or a number of things.
std::string Japanese::done_words() const {
    if (damage_done_) return "そのダメージ";
    if (pokemon_discarded_) return "トラッシュしたポケモンの数";
    return heals_dealt_ ? "相手のバトルポケモンに与えたダメージ" : cards_done_ ? "その枚数" : "その数";
}

// A quantity as a noun.
std::string Japanese::value(NodeIndex index) {
    if (const NodeIndex place = ills_counted(nodes_, index); place != no_node)
        return of_place(at(place), no_node).whole + "が受けている特殊状態の数";
    if (const NodeIndex spare = spare_energy(nodes_, index); spare != no_node)
        return "このワザを使うためのエネルギーより多く" + value(spare);
    const Node& node = at(without_floor(nodes_, index));
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half: return arithmetic(node);
        case NodeKind::count: return counted_things(node.first);
        case NodeKind::points: {
            const bool damage = sub_as<TextEvent>(at(at(node.first).first)) == TextEvent::damaged;
            return happened(at(node.first), Form::past).words +
                   (damage ? "ときのダメージの合計" : "ときの回復したHPの合計");
        }
        case NodeKind::heads: return "オモテの数";
        case NodeKind::done: return done_words();
        case NodeKind::stat: return of_stat(node);
        case NodeKind::prizes: {
            const std::string player(counted_players[node.number >= 0 && node.number < 4 ? node.number : 0]);
            return counts_left(node) ? player + "のサイドの残り枚数" : player + "がすでにとったサイドの枚数";
        }
        case NodeKind::bench_room:
            return std::string(counted_players[node.sub < 4 ? node.sub : 0]) + "のベンチの空きの数";
        case NodeKind::variable: {
            const Meaning& meaning = meaning_of(node.number);
            if (meaning.kind == Meaning::Kind::cards) return reference(node.number) + "の枚数";
            if (meaning.kind == Meaning::Kind::pokemon) return reference(node.number) + "の数";
            return reference(node.number);
        }
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
        break;
    }
    return "";
}

// How many of something are taken: "3枚", or as many as a number says.
std::string Japanese::amount(NodeIndex index, std::string_view counter) {
    const Node& node = at(index);
    if (node.kind == NodeKind::integer) return std::to_string(node.number) + std::string(counter);
    if (node.kind == NodeKind::multiply) {
        const NodeIndex left = node.first, right = at(left).next;
        if (at(left).kind == NodeKind::integer && at(right).kind != NodeKind::integer)
            return value(right) + "×" + std::to_string(at(left).number) + std::string(counter) + "ぶん";
        return value(index) + (at(right).kind == NodeKind::integer ? std::string(counter) : "") + "ぶん";
    }
    return value(index) + "ぶん";
}

// Of `min(so much for each of something, 100)` the number that limits it; else `no_node`.
NodeIndex Japanese::limit_of(NodeIndex quantity) const {
    if (at(quantity).kind != NodeKind::minimum) return no_node;
    const NodeIndex left = at(quantity).first, right = at(left).next;
    const bool number = at(left).kind == NodeKind::integer;
    if (number == (at(right).kind == NodeKind::integer)) return no_node;
    return at(number ? right : left).kind == NodeKind::multiply ? (number ? left : right) : no_node;
}

std::string Japanese::damage_amount(NodeIndex index) {
    const Node& node = at(index);
    if (node.kind == NodeKind::integer) return std::to_string(node.number) + "ダメージ";
    if (node.kind == NodeKind::multiply) {
        // What is counted stands before the number: "オモテの数×30ダメージ".
        const NodeIndex left = node.first, right = at(left).next;
        if (at(left).kind == NodeKind::integer && at(right).kind != NodeKind::integer)
            return value(right) + "×" + std::to_string(at(left).number) + "ダメージ";
        if (at(right).kind != NodeKind::integer) return value(index) + "ぶんのダメージ";
        return value(index) + "ダメージ";
    }
    if (const NodeIndex most = limit_of(index); most != no_node) {
        notes_ += "（追加できるダメージは「" + value(most) + "」まで。）";
        return damage_amount(most == node.first ? at(node.first).next : node.first);
    }
    if (node.kind == NodeKind::done)
        return damage_done_ ? "そのダメージと同じぶんのダメージ" : done_words() + "ぶんのダメージ";
    return value(index) + "ぶんのダメージ";
}

}  // namespace cubenight::wording
