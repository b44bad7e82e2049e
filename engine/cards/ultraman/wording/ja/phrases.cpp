#include "engine/cards/ultraman/wording/ja/phrases.hpp"

#include "engine/cards/wording/ja/inflection.hpp"

namespace cubenight::ultraman::wording::japanese {
namespace {

constexpr std::string_view is = "である";

}  // namespace

std::string_view whose(Side side) {
    switch (side) {
        case Side::my: return "自分の";
        case Side::their: return "相手の";
        case Side::any: return "お互いの";
        case Side::own: return "自身の";
        case Side::none: break;
    }
    return "";
}

std::string_view unit(const Thing& thing) {
    const bool scene = thing.base == Base::zone && thing.zone == Zone::scene;
    return thing.cards || scene ? "枚" : "体";
}

std::string_view type_name(Type type) {
    constexpr std::string_view words[] = {"ベーシック", "パワー",           "スピード",       "アームド",
                                          "ハザード",   "デバステーション", "インベージョン", "メテオ"};
    return words[static_cast<std::size_t>(type)];
}

std::string type(Type type) { return "【" + std::string(type_name(type)) + "】"; }

std::string_view state(State state) {
    constexpr std::string_view words[] = {"SINGLE", "DOUBLE", "TRIPLE", "QUAD"};
    return words[static_cast<std::size_t>(state)];
}

std::string_view category(Category category) {
    switch (category) {
        case Category::ultraman: return "ウルトラヒーロー";
        case Category::kaiju: return "怪獣";
        case Category::mech: return "ウルトラメカ";
        case Category::scene: return "シーン";
    }
    return "";
}

std::string_view same(SameIn same) {
    switch (same) {
        case SameIn::name: return "カード名";
        case SameIn::type: return "タイプ";
        case SameIn::character: return "キャラクター名";
        case SameIn::level: return "レベル";
        case SameIn::printed_type: return "記載されたタイプ";
    }
    return "";
}

std::string stat(Stat stat) {
    switch (stat) {
        case Stat::level: return "レベル";
        case Stat::round: return "ラウンド";
        case Stat::bp: return "BP";
        case Stat::area: return "バトルエリアの番号";
        case Stat::printed_extra: return "記載されたEXTRAのBP";
        case Stat::printed_single:
        case Stat::printed_double:
        case Stat::printed_triple:
        case Stat::printed_quad: break;
    }
    const int column = static_cast<int>(stat) - static_cast<int>(Stat::printed_single);
    return "記載された" + std::string(state(static_cast<State>(column))) + "のBP";
}

std::string compared(Relation relation, const std::string& number) {
    switch (relation) {
        case Relation::at_least: return number + "以上";
        case Relation::at_most: return number + "以下";
        case Relation::greater: return number + "より大きい値";
        case Relation::less: return number + "より小さい値";
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return number;
}

std::string listed(const std::vector<std::string>& items, std::string_view joint) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i)
        out += (i == 0 ? "" : i + 1 == items.size() ? std::string(joint) : "、") + items[i];
    return out;
}

std::string before_noun(std::string clause) {
    if (clause.ends_with(is)) return clause.replace(clause.size() - is.size(), is.size(), "の");
    return clause;
}

std::string before_if(std::string clause) {
    if (clause.ends_with(is)) clause.erase(clause.size() - is.size());
    return clause + "なら";
}

std::string joined(std::vector<std::string> clauses, std::string_view joint) {
    bool nouns = true;
    constexpr std::string_view type = "タイプ";
    for (const std::string& clause : clauses) nouns &= clause.ends_with(is);
    std::string out;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        std::string& clause = clauses[i];
        const bool last = i + 1 == clauses.size();
        if (nouns && !last) clause.erase(clause.size() - is.size());
        if (nouns && i > 0 && clause.starts_with(type) && clauses.front().starts_with(type))
            clause.erase(0, type.size());
        const bool and_ = joint == "、";
        if (!nouns && !last && and_) clause = cubenight::wording::inflected(clause, cubenight::wording::Form::te);
        out += clause + (last ? "" : nouns && and_ ? "で" : std::string(joint));
    }
    return out;
}

}  // namespace cubenight::ultraman::wording::japanese
