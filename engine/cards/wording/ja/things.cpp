// What a statement is done to: cards, Energy, Pokémon, with their owner, their place and how many.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

Japanese::Thing Japanese::of_place(const Node& base, NodeIndex set) {
    const auto place = sub_as<Place>(base);
    const auto whose = static_cast<Side>(base.number);
    const Noun pokemon = noun(set, Among::in_play);
    const std::string name = pokemon.one();
    Thing thing;
    thing.counter = "匹";
    thing.filtered = pokemon.filtered;
    const bool simple = !pokemon.said;
    switch (place) {
        case Place::this_:
            thing.whole = pokemon.filtered ? this_word() + "（" + pokemon.clauses + name + "のみ）" : this_word();
            break;
        case Place::holder: thing.whole = pokemon.clauses + "このカードをつけている" + name; break;
        case Place::attacker: thing.whole = pokemon.clauses + "ワザを使った" + name; break;
        case Place::active:
            thing.whole = pokemon.clauses + side(whose) + (simple ? "バトル" + name : "バトル場の" + name);
            break;
        case Place::bench:
            thing.whole =
                pokemon.clauses + side(whose) +
                (simple                             ? "ベンチ" + name
                 : pokemon.near.starts_with("別の") ? "別のベンチ" + name.substr(std::string_view("別の").size())
                                                    : "ベンチの" + name);
            break;
        case Place::pokemon: thing.whole = pokemon.clauses + side(whose) + name; break;
    }
    thing.bare = thing.whole;
    return thing;
}

Japanese::Thing Japanese::of_zone(const Node& base, NodeIndex set) {
    const auto zone = sub_as<Zone>(base);
    Thing thing;
    thing.counter = "枚";
    const Noun cards = noun(set, Among::cards);
    if (zone == Zone::stadium) {
        thing.whole = thing.bare = "場に出ている" + cards.clauses + side(static_cast<Side>(base.number)) +
                                   (cards.filtered && cards.said ? cards.one() : "スタジアム");
        return thing;
    }
    const std::string where = zone_words(base);
    thing.filtered = cards.filtered;
    thing.mixed = cards.heads.size() > 1;
    thing.bare = cards.clauses + cards.one();
    if (thing.mixed) thing.bare = cards.clauses + cards.several();
    thing.from = where + "から";
    thing.whole = cards.filtered ? where + "にある" + cards.clauses + cards.one() : where;
    const bool any_card = !cards.said && cards.after.empty();
    if ((zone == Zone::hand || zone == Zone::prizes) && any_card && cards.heads[0] == "カード") {
        thing.bare = thing.whole = cards.clauses + where;
        thing.from.clear();
        thing.filtered = !cards.clauses.empty();
    }
    if (!cards.clauses.empty() || cards.near.starts_with("それぞれ")) thing.from += thing.from.empty() ? "" : "、";
    if (thing.bare == "カード" && zone != Zone::hand) thing.bare = "好きなカード";
    return thing;
}

Japanese::Thing Japanese::of_attached(const Node& base) {
    const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
    const NodeIndex inner = set == no_node ? base.first : at(set).next;
    const auto kind = sub_as<AttachedKind>(base);
    const bool counted = number_of(nodes_, inner) != no_node;
    const std::string host = target_of(inner, counted ? Use::target : Use::plain).words;
    const Noun cards = noun(set, kind == AttachedKind::energy  ? Among::energy
                                 : kind == AttachedKind::tools ? Among::tools
                                                               : Among::attached);
    Thing thing;
    thing.counter = kind == AttachedKind::energy ? "個" : "枚";
    thing.filtered = true;
    switch (kind) {
        case AttachedKind::energy:
        case AttachedKind::tools:
        case AttachedKind::cards: thing.whole = host + "についている" + cards.clauses + cards.one(); break;
        case AttachedKind::evolution:
            thing.whole = host + "のいちばん上にある" + cards.clauses +
                          (cards.said ? cards.one() : "「進化カード」" + cards.after);
            break;
        case AttachedKind::earlier:
            thing.whole = host + "の進化前の" + cards.clauses + (cards.said ? cards.one() : "カード" + cards.after);
            break;
    }
    thing.bare = thing.whole;
    return thing;
}

// How many are left of a zone of which all but so many are meant: `max(0, count(Z) - N)`; else `no_node`.
NodeIndex Japanese::all_but(NodeIndex quantity, const Node& zone) const {
    if (at(quantity).kind != NodeKind::maximum || !is_integer(at(quantity).first, 0)) return no_node;
    const NodeIndex apart = second(quantity);
    if (at(apart).kind != NodeKind::subtract) return no_node;
    const NodeIndex all = at(apart).first, left = second(apart);
    if (at(all).kind != NodeKind::count || at(left).kind != NodeKind::integer) return no_node;
    if (at(at(all).first).kind != NodeKind::selection) return no_node;
    const Node& counted = at(base_of(nodes_, at(at(all).first).first));
    const bool same = counted.kind == zone.kind && counted.sub == zone.sub && counted.number == zone.number;
    return same && counted.next == no_node ? left : no_node;
}

Japanese::Thing Japanese::of_end(const Node& base) {
    const std::string_view end = base.kind == NodeKind::top_of ? "上" : "下";
    const std::string deck = zone_words(at(at(base.first).next));
    Thing thing;
    thing.counter = "枚";
    thing.in_order = true;
    if (at(base.first).kind == NodeKind::set) {
        const Noun cards = noun(base.first, Among::cards);
        thing.from = deck + "を" + std::string(end) + "から";
        thing.count = cards.clauses + cards.one() + "が出るまで";
        thing.whole = deck + "の" + std::string(end) + "から" + thing.count + "のカード";
        return thing;
    }
    thing.from = deck + "を" + std::string(end) + "から";
    const Node& many = at(base.first);
    const NodeIndex most = many.kind == NodeKind::variable ? most_looked_at(nodes_, many.number) : no_node;
    thing.count = most == no_node ? amount(base.first, "枚") : amount(most, "枚") + "まで";
    if (const NodeIndex left = all_but(base.first, at(at(base.first).next)); left != no_node)
        thing.count = "残り" + amount(left, "枚") + "になるように";
    thing.whole = deck + "の" + std::string(end) + "から" + thing.count + "のカード";
    return thing;
}

Japanese::Thing Japanese::of_variable(const Node& base, NodeIndex set) {
    const Meaning meaning = meaning_of(base.number);
    const bool pokemon = meaning.kind == Meaning::Kind::pokemon;
    Thing thing;
    thing.counter = pokemon ? "匹" : "枚";
    bool rest = false, filtered = false;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first)) {
        const bool where = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::at;
        (where ? rest : filtered) = true;
    }
    if (pokemon) {
        const Noun noun_words = noun(set, Among::in_play);
        thing.whole = reference(base.number);
        if (noun_words.filtered) thing.whole += "のうち" + noun_words.clauses + noun_words.one();
        thing.bare = thing.whole;
        thing.filtered = noun_words.filtered;
        return thing;
    }
    const Noun cards = noun(set, Among::cards);
    thing.filtered = filtered;
    thing.mixed = cards.heads.size() > 1;
    thing.from = meaning.looked_at || meaning.words.empty() ? "その中から" : meaning.words + "から";
    thing.bare = cards.clauses + (thing.mixed ? cards.several() : cards.one());
    if (filtered) thing.whole = "その中にある" + cards.clauses + cards.one();
    else thing.whole = rest && meaning.looked_at ? std::string(rest_words) : reference(base.number);
    if (rest && !filtered) thing.bare = "カード";
    thing.said_before = !filtered;
    return thing;
}

// How many of it, and whether somebody chooses.
void Japanese::count_things(Thing& thing, NodeIndex range) {
    const auto kind = range == no_node ? RangeKind::all : sub_as<RangeKind>(at(range));
    switch (kind) {
        case RangeKind::all: thing.all = true; return;
        case RangeKind::any_number:
            thing.chosen = true;
            thing.count = "好きなだけ";
            return;
        case RangeKind::number: thing.count = amount(at(range).first, thing.counter); break;
        case RangeKind::up_to: thing.count = amount(at(range).first, thing.counter) + "まで"; break;
        case RangeKind::exactly: thing.count = "ちょうど" + amount(at(range).first, thing.counter); break;
        case RangeKind::random:
            thing.count = amount(at(range).first, thing.counter);
            thing.hidden = true;
            break;
    }
    thing.chosen = true;
    if (thing.mixed && !is_integer(at(range).first, 1)) thing.count = "合計" + thing.count;
}

// One side's Active Pokémon, whether it is counted or not.
bool Japanese::is_the_one_active(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex range = range_of(select);
    return base.kind == NodeKind::place && sub_as<Place>(base) == Place::active && !mirrored_ &&
           static_cast<Side>(base.number) != Side::any && range != no_node &&
           sub_as<RangeKind>(at(range)) == RangeKind::number;
}

Japanese::Thing Japanese::thing(NodeIndex select) {
    const NodeIndex index = base_of(nodes_, select), set = at(index).next;
    const Node& base = at(index);
    Thing thing;
    switch (base.kind) {
        case NodeKind::place: thing = of_place(base, set); break;
        case NodeKind::zone: thing = of_zone(base, set); break;
        case NodeKind::on: thing = of_attached(base); break;
        case NodeKind::top_of:
        case NodeKind::bottom_of: thing = of_end(base); break;
        case NodeKind::var: thing = of_variable(base, set); break;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    if (!thing.in_order && !is_the_one_active(select)) count_things(thing, range_of(select));
    if (base.kind == NodeKind::var && thing.chosen && meaning_of(base.number).looked_at)
        meanings_[static_cast<std::size_t>(base.number)].words = rest_words;
    if (thing.all && (!means_several(select) || (thing.said_before && thing.counter == "枚"))) thing.all = false;
    if (thing.mixed && thing.chosen && thing.count == "1枚") {
        const Noun cards = noun(set, Among::cards);
        thing.bare = cards.clauses + cards.one();
    }
    if (at(select).number > 0) bind_select(select, false);
    return thing;
}

// The words up to the verb: "自分のトラッシュから基本エネルギーを2枚まで選び、".
std::string Japanese::object_of(const Thing& thing, bool short_of_choice) const {
    // "オモテの数×3枚ぶん、相手の山札を上から": a number that is worked out stands first.
    if (thing.in_order && thing.count.ends_with("ぶん")) return thing.count + "、" + thing.from;
    if (thing.in_order) return thing.from + thing.count;
    if (thing.hidden) {
        const bool comma = thing.from.ends_with("、");
        const std::string where = thing.from.empty() ? thing.whole + "から"
                                  : comma ? thing.from.substr(0, thing.from.size() - std::string_view("、").size())
                                          : thing.from;
        return where + "オモテを見ないで" + (thing.filtered && !thing.from.empty() ? thing.bare + "を" : "") +
               thing.count + (short_of_choice ? "" : "選び、");
    }
    if (thing.chosen) return thing.from + thing.bare + "を" + thing.count + (short_of_choice ? "" : "選び、");
    if (thing.all) {
        if (thing.counter == "匹") return thing.whole + (thing.whole.ends_with("全員") ? "を" : "全員を");
        const bool attached = thing.whole.find("についている") != std::string::npos;
        return thing.whole + (attached ? "を、すべて" : "をすべて");
    }
    if (thing.whole == rest_words) return thing.whole + "は";
    return thing.whole + "を";
}

// "相手のポケモンについているすべての「ポケモンのどうぐ」".
std::string Japanese::all_of(const std::string& whole) {
    const std::string_view on = "についている";
    const std::size_t place = whole.rfind(on);
    if (place == std::string::npos) return "すべての" + whole;
    return whole.substr(0, place + on.size()) + "すべての" + whole.substr(place + on.size());
}

std::string Japanese::objects(const std::vector<Thing>& things) const {
    bool each_one = true, chosen = false;
    for (const Thing& one : things) {
        each_one &= one.chosen && !one.hidden && one.count == "1枚" && one.from == things[0].from && !one.from.empty();
        chosen |= one.chosen;
    }
    std::vector<std::string> names;
    if (each_one) {
        for (const Thing& one : things) names.push_back(one.bare);
        // "「A」「B」「C」を1枚ずつ"
        const bool bracketed = std::ranges::all_of(
            names, [](const std::string& name) { return name.starts_with("「") && name.ends_with("」"); });
        return things[0].from + strung(names, bracketed ? "" : "と") + "を1枚ずつ選び、";
    }
    bool before_from = false;
    for (const Thing& one : things) {
        const bool same_place = before_from && one.from == things[0].from;
        before_from = true;
        if (one.in_order) names.push_back(one.whole);
        else if (one.hidden) names.push_back(object_of(one, true));
        else if (one.chosen) names.push_back((same_place ? "" : one.from) + one.bare + "を" + one.count);
        else names.push_back(one.all ? all_of(one.whole) : one.whole);
    }
    return strung(names, "と、") + (!chosen ? "を" : things.back().chosen ? "選び、" : "を選び、");
}

// "おたがいのバトルポケモン": the same of both players.
std::string Japanese::of_both(NodeIndex selection) {
    const bool outer = std::exchange(mirrored_, true);
    std::string words = target_of(at(selection).first, Use::plain).words;
    mirrored_ = outer;
    return words;
}

std::string Japanese::object(NodeIndex selection, bool short_of_choice) {
    if (is_of_both(nodes_, selection)) {
        cards_done_ = thing(at(selection).first).counter == "枚";
        return of_both(selection) + "を";
    }
    std::vector<Thing> things;
    for (NodeIndex select : children(nodes_, selection)) things.push_back(thing(select));
    cards_done_ = things[0].counter == "枚";
    if (things.size() > 1) return objects(things);
    return object_of(things[0], short_of_choice);
}

Japanese::Target Japanese::target_of(NodeIndex select, Use use) {
    Thing one = thing(select);
    const bool several = means_several(select);
    if (use == Use::plain || one.in_order) return {one.whole, several};
    if (one.hidden)
        return {one.whole + one.count + (one.counter == "匹" ? "（無作為に選ぶ）" : "（オモテを見ないで選ぶ）"),
                several};
    if (one.chosen && one.count == "好きなだけ") return {one.whole + "（好きなだけ選ぶ）", several};
    if (one.chosen) return {one.whole + one.count, several};
    if (one.all && one.counter == "匹") return {one.whole + (one.whole.ends_with("全員") ? "" : "全員"), several};
    return {one.whole, several};
}

std::string Japanese::doers(NodeIndex selection) {
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(nodes_, select));
    const bool anybody = at(select).next == no_node && base.kind == NodeKind::place &&
                         sub_as<Place>(base) == Place::pokemon && static_cast<Side>(base.number) == Side::any;
    std::string all = plain(selection);
    if (!anybody) return all;
    if (base.next == no_node) return "";
    const Noun pokemon = noun(base.next, Among::in_play);
    return pokemon.clauses + pokemon.one();
}

// "このポケモンと相手のバトルポケモンについているエネルギー", "相手のポケモンについている「ポケモンのどうぐ」と特殊エネルギー": what is
// attached to several, or several sorts to one, is said once.
std::string Japanese::strung_attached(const std::vector<std::string>& names) {
    constexpr std::string_view on = "についている";
    std::vector<std::string> said;
    std::string before;  // who holds what was said last
    for (const std::string& name : names) {
        const std::size_t place = name.find(on);
        const bool attached = place != std::string::npos && name.find(on, place + on.size()) == std::string::npos;
        const std::string host = attached ? name.substr(0, place) : "";
        const std::string what = attached ? name.substr(place) : "";
        if (attached && host == before) {
            said.push_back(what.substr(on.size()));
        } else if (attached && !before.empty() && said.back() == before + what) {
            before += "と" + host;
            said.back() = before + what;
        } else {
            before = host;
            said.push_back(name);
        }
    }
    return strung(said, "と");
}

Japanese::Target Japanese::target(NodeIndex selection, Use use) {
    if (at(selection).kind == NodeKind::player) {
        switch (sub_as<Player>(at(selection))) {
            case Player::me: return {"自分", false};
            case Player::them: return {"相手", false};
            case Player::both: return {"おたがいのプレイヤー", true};
            case Player::owner: return {"持ち主", false};
        }
    }
    if (at(selection).kind == NodeKind::select) return target_of(selection, use);
    if (is_of_both(nodes_, selection)) return {of_both(selection), true};
    std::vector<std::string> names;
    bool several = false;
    for (NodeIndex select : children(nodes_, selection)) {
        const Target one = target_of(select, use);
        names.push_back(one.words);
        several |= one.several;
    }
    return {strung_attached(names), several || names.size() > 1};
}

}  // namespace cubenight::wording
