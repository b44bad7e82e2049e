// Characters and cards as nouns.
#include <algorithm>
#include <utility>

#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"

namespace cubenight::ultraman::wording {
namespace {

std::string_view done_word(Deed deed) {
    switch (deed) {
        case Deed::chosen: return "選んだ";
        case Deed::revealed: return "公開した";
        case Deed::looked_at: return "見た";
        case Deed::discarded: return "捨て札にした";
        case Deed::exiled: return "取り除いた";
        case Deed::taken: return "手札に加えた";
        case Deed::returned: return "デッキに戻した";
        case Deed::placed: return "場に置いた";
        case Deed::stacked: return "重ねた";
        case Deed::given: return "効果を与えた";
        case Deed::moved: return "入れ替えた";
    }
    return "";
}

bool is_unfiltered(const Thing& thing) { return thing.kinds.size() == 1 && is_plain(thing.kinds.front()); }

}  // namespace

std::string Japanese::self() const {
    switch (text_.this_is()) {
        case This::character: return "このキャラクター";
        case This::scene: return "このシーン";
        case This::card: return "このカード";
    }
    return "";
}

std::string Japanese::all(NodeIndex selection) const {
    std::vector<std::string> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(noun(thing));
    return japanese::listed(nouns, "と");
}

std::string Japanese::bare_all(NodeIndex selection) const {
    std::vector<std::string> nouns;
    unnumbered_ = true;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing));
    unnumbered_ = false;
    if (nouns.size() > 1 && std::ranges::count(nouns, nouns.front()) == std::ssize(nouns)) return nouns.front();
    nouns.clear();
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing));
    return japanese::listed(nouns, "と");
}

std::string Japanese::any_of(NodeIndex selection) const {
    std::vector<std::string> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing));
    return japanese::listed(nouns, "か");
}

std::string Japanese::counted(const Thing& thing) const {
    const Amount& amount = thing.amount;
    if (amount.all) return "すべて";
    const std::string unit(japanese::unit(thing));
    std::string number = std::to_string(amount.number) + unit;
    switch (amount.kind) {
        case RangeKind::up_to: return number + "まで";
        case RangeKind::any_number: return "から好きな" + std::string(unit == "枚" ? "枚数" : "数");
        case RangeKind::random: return "からランダムに" + number;
        case RangeKind::number:
        case RangeKind::exactly:
        case RangeKind::all: break;
    }
    return number;
}

// "自分の手札2枚", "その数と同じ枚数の自分の手札"
std::string Japanese::counted_noun(const Thing& thing, const std::string& of) const {
    const Amount& amount = thing.amount;
    const bool total = thing.kinds.size() > 1 && amount.quantity == no_node && amount.number > 1 && thing.cards &&
                       amount.kind != RangeKind::any_number && amount.kind != RangeKind::random && !amount.all;
    if (total) return of + "合計" + counted(thing);
    if (amount.quantity == no_node) return of + counted(thing);
    const std::string number = quantity(amount.quantity) + "と同じ" + (japanese::unit(thing) == "枚" ? "枚数" : "数");
    if (amount.kind == RangeKind::random) return of + "からランダムに" + number;
    return number + (amount.kind == RangeKind::up_to ? "までの" : "の") + of;
}

std::string Japanese::zone(const Thing& thing) const {
    const std::string who(japanese::whose(thing.side));
    switch (thing.zone) {
        case Zone::deck: return who + "デッキ";
        case Zone::hand: return who + "手札";
        case Zone::discard: return who + "捨て札";
        case Zone::exiled: return who + "ゲームから取り除かれているカード";
        case Zone::scene: return "シーンエリア";
    }
    return "";
}

std::string Japanese::noun(const Thing& thing) const {
    switch (thing.base) {
        case Base::this_: return self();
        case Base::foe: return "バトル相手";
        case Base::characters: return counted_noun(thing, bare(thing));
        case Base::vacancies: return std::string(japanese::whose(thing.side)) + "空いているバトルエリア";
        case Base::zone:
            if (thing.zone == Zone::scene) return bare(thing);
            return counted_noun(thing, is_unfiltered(thing) ? zone(thing) : kinds(thing, zone(thing) + "の"));
        case Base::part: return part(thing);
        case Base::facing: return facing(thing);
        case Base::top_of:
        case Base::bottom_of: {
            const std::string end = thing.base == Base::top_of ? "デッキの上から" : "デッキの下から";
            const std::string number = text_[thing.quantity].kind == NodeKind::integer
                                           ? quantity(thing.quantity)
                                           : "、" + quantity(thing.quantity) + "と同じ";
            const bool whole = text_[thing.quantity].kind == NodeKind::integer;
            return std::string(japanese::whose(thing.side)) + end + number + (whole ? "枚" : "枚数");
        }
        case Base::variable: return named(thing);
    }
    return "";
}

std::string Japanese::part(const Thing& thing) const {
    const std::string whose = noun(text_.thing(thing.whose));
    switch (thing.part) {
        case AttachedKind::cards: return counted_noun(thing, whose + "を構成するカード");
        case AttachedKind::top: return whose + "の一番上のカード";
        case AttachedKind::bottom: return whose + "の一番下のカード";
        case AttachedKind::charges: return counted_noun(thing, whose + "の下のチャージカード");
        case AttachedKind::bottom_charge: return whose + "の一番下のチャージカード";
    }
    return "";
}

std::string Japanese::facing(const Thing& thing) const {
    Thing whose = text_.thing(thing.whose);
    if (!is_unfiltered(thing)) return counted_noun(thing, bare(whose) + "のバトル相手である" + kinds(thing));
    if (!thing.amount.all) whose.amount = thing.amount;
    return noun(whose) + "のバトル相手";
}

// -- what was named before

std::string Japanese::head_of(const Bound& bound) const {
    const Thing thing = text_.thing(bound.at);
    const Traits& only = thing.kinds.front();
    const bool sorted = thing.kinds.size() == 1 && only.categories.size() == 1;
    const KindWord category = sorted ? only.categories.front() : KindWord::character;
    const bool scene = category == KindWord::scene || (thing.base == Base::zone && thing.zone == Zone::scene);
    if (scene) return bound.held == Held::cards ? "シーンカード" : "シーン";
    if (bound.held == Held::cards) return "カード";
    if (category == KindWord::ultraman) return std::string(japanese::category(Category::ultraman));
    return category == KindWord::kaiju ? std::string(japanese::category(Category::kaiju)) : "キャラクター";
}

std::string Japanese::name_of(int variable) const {
    const Bound& bound = text_.bound(variable);
    if (bound.held == Held::number)
        return text_[text_[bound.where].first].kind == NodeKind::value ? "選んだBP" : "その数";
    if (bound.held == Held::type) return "選んだタイプ";
    if (text_[bound.where].kind == NodeKind::each || bound.deed == Deed::given) return "その" + head_of(bound);
    const auto plain = [this](const Bound& one) { return std::string(done_word(one.deed)) + head_of(one); };
    std::size_t place = 1, same = 0;
    for (int other = 0; other < text_.variables(); ++other) {
        const Bound& one = text_.bound(other);
        if (one.held == Held::number || one.held == Held::type || plain(one) != plain(bound)) continue;
        if (other < variable) ++place;
        ++same;
    }
    return (same > 1 && !unnumbered_ ? std::to_string(place) + "番目に" : "") + plain(bound);
}

std::string Japanese::named(const Thing& thing) const {
    const std::string name = name_of(thing.variable);
    if (!thing.amount.all) {
        const bool short_ = is_unfiltered(thing) && thing.cards && thing.amount.quantity == no_node;
        return short_ ? name + "の中の" + counted(thing) : counted_noun(thing, kinds(thing, name + "の中の"));
    }
    if (text_.is_rest(thing.node)) return "残りの" + name;
    return is_unfiltered(thing) ? name : kinds(thing, name + "の中の");
}

// -- without how many

std::string Japanese::bare(const Thing& thing) const {
    const std::string who(japanese::whose(thing.side));
    switch (thing.base) {
        case Base::characters: return kinds(thing, thing.side == Side::any ? "場の" : who);
        case Base::zone:
            if (thing.zone == Zone::scene) {
                const bool anyone = thing.side == Side::none || thing.side == Side::any;
                return kinds(thing, anyone ? zone(thing) + "の" : who);
            }
            return is_unfiltered(thing) ? zone(thing) : kinds(thing, zone(thing) + "の");
        case Base::part: {
            const std::string of = noun(text_.thing(thing.whose));
            if (thing.part == AttachedKind::charges) return of + "の下のチャージカード";
            return thing.part == AttachedKind::cards ? of + "を構成するカード" : part(thing);
        }
        case Base::variable: {
            const std::string name = name_of(thing.variable);
            return is_unfiltered(thing) ? name : kinds(thing, name + "の中の");
        }
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: return noun(thing);
    }
    return "";
}

// Whose characters they are stands behind a clause, so that the clause does not seem to speak of the player.
std::string Japanese::kinds(const Thing& thing, const std::string& whose) const {
    if (thing.kinds.size() == 1) return kind(thing.kinds.front(), thing.cards, thing.base, whose);
    std::vector<std::string> nouns;
    for (const Traits& traits : thing.kinds)
        if (traits.clauses.empty()) nouns.push_back(kind(traits, thing.cards, thing.base, ""));
    for (const Traits& traits : thing.kinds)
        if (!traits.clauses.empty()) nouns.push_back(kind(traits, thing.cards, thing.base, ""));
    return whose + japanese::listed(nouns, "か");
}

std::string Japanese::kind(const Traits& traits, bool cards, Base base, const std::string& whose) const {
    std::string clauses;
    for (const NodeIndex clause : traits.clauses) clauses += adjective(clause);
    const bool behind = cards && !clauses.empty() && !whose.empty();
    const bool states_first = !behind && !clauses.empty() && !whose.empty() && !traits.states.empty() && !traits.other;
    std::string out = behind ? whose + "、" + clauses : clauses + whose;
    if (traits.other) out += "他の";
    const auto add = [&](std::string_view before, const std::vector<std::string>& words) {
        if (!words.empty()) out += std::string(before) + japanese::listed(words, "か") + "の";
    };
    std::vector<std::string> levels, rounds, states, types, names;
    for (const auto& [filters, words] : {std::pair{&traits.levels, &levels}, std::pair{&traits.rounds, &rounds}})
        for (const NodeIndex filter : *filters)
            words->push_back(
                japanese::compared(static_cast<Relation>(text_[filter].number), quantity(text_[filter].first)));
    for (const State state : traits.states) states.emplace_back(japanese::state(state));
    for (const Type type : types_in(traits.types)) types.push_back(japanese::type(type));
    // "自分のSINGLEの、記載されたDOUBLEのBPが11000の…"
    if (states_first) out = whose + japanese::listed(std::exchange(states, {}), "か") + "の、" + clauses;
    add("レベル", levels), add("ラウンド", rounds), add("", states), add("タイプ", types);
    if (traits.distinct) out += std::string(japanese::same(*traits.distinct)) + "がそれぞれ異なる";
    for (const NodeIndex name : traits.characters) names.push_back("【" + text_.word(text_[name]) + "】");
    if (!names.empty()) out += japanese::listed(names, "か");
    std::vector<std::string> categories;
    for (const KindWord category : traits.categories) {
        if (category == KindWord::ultraman) categories.emplace_back(japanese::category(Category::ultraman));
        if (category == KindWord::kaiju) categories.emplace_back(japanese::category(Category::kaiju));
        if (category == KindWord::mech) categories.emplace_back(japanese::category(Category::mech));
        if (category == KindWord::scene) categories.emplace_back(japanese::category(Category::scene));
        if (category == KindWord::character) categories.emplace_back("キャラクター");
    }
    if (!names.empty() && !categories.empty()) out += "の";
    out += japanese::listed(categories, "か");
    if (cards) return out + (names.empty() || !categories.empty() ? "カード" : "のカード");
    if (names.empty() && categories.empty()) out += base == Base::zone ? "シーン" : "キャラクター";
    return out;
}

}  // namespace cubenight::ultraman::wording
