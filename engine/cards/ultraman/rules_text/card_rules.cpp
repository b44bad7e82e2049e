// What a card says beside its texts, in every language. %1 is what the rule is about.
#include <string_view>

#include "engine/cards/names.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"

namespace cubenight::ultraman::wording {
namespace {

struct CardRules {
    std::string_view team;        // (UCG 11.18.1)
    std::string_view categories;  // of several (UCG 2.3.6)
    std::string_view joint;       // between them
    std::string_view any_number;  // (UCG 4.1.2, 9.1.1)
    std::string_view no_single;   // (UCG 11.15.1)
};

constexpr CardRules in_english{
    "TEAM [%1]: cards of the same TEAM level up together as if they shared a character name.",
    "This card is %1 at once.", " and ", "A deck may hold any number of this card.",
    "No SINGLE BP: this character can't be set as a SINGLE, and effects can't turn it into one."};
constexpr CardRules in_finnish{
    "TEAM [%1]: saman TEAMin korteilla voi nostaa toistensa tasoa, kuin hahmon nimi olisi sama.",
    "Tämä kortti on yhtä aikaa %1.", " ja ", "Pakassa saa olla tätä korttia kuinka monta tahansa.",
    "Ei SINGLE-BP:tä: hahmoa ei voi asettaa SINGLE-tilassa, eivätkä efektit voi muuttaa sitä SINGLE-tilaan."};
constexpr CardRules in_japanese{
    "TEAM【%1】：同じTEAMを持つカードとは、キャラクター名が異なっていても同じ名前としてレベルアップできる。",
    "このカードは%1の両方として扱う。", "と", "このカードはデッキに何枚でも入れることができる。",
    "SINGLEのBPを持たない：SINGLEとして場に出すことはできず、効果でSINGLEにすることもできない。"};
constexpr CardRules in_traditional{"[TEAM][%1]：與擁有相同[TEAM]的卡牌之間，即使角色名稱不同也可升級。",
                                   "本卡牌同時為%1。", "與", "牌組中可放入任意張數的本卡牌。",
                                   "不持有SINGLE BP：無法以SINGLE狀態登場，也不會因效果變為SINGLE狀態。"};
constexpr CardRules in_simplified{"[TEAM][%1]：与拥有相同[TEAM]的卡牌之间，即使角色名称不同也可升级。",
                                  "本卡牌同时为%1。", "与", "牌组中可放入任意张数的本卡牌。",
                                  "不持有SINGLE BP：无法以SINGLE状态登场，也不会因效果变为SINGLE状态。"};

const CardRules& rules_in(Language language) {
    switch (language) {
        case Language::english: return in_english;
        case Language::simplified_chinese: return in_simplified;
        case Language::traditional_chinese: return in_traditional;
        case Language::japanese: return in_japanese;
        case Language::finnish: return in_finnish;
    }
    return in_english;
}

std::string with(std::string_view rule, std::string_view what) {
    const std::size_t at = rule.find("%1");
    return std::string(rule).replace(at, 2, what);
}

}  // namespace

std::vector<std::string> rules_of(const Card& card, Language language) {
    const CardRules& rules = rules_in(language);
    std::vector<std::string> said;
    for (const std::string& team : card.teams)
        said.push_back(
            with(rules.team, cubenight::name_in(card.names.book.get(), language, cubenight::NameOf::trait, team)));
    std::string categories;
    for (int i = 0; i < category_count; ++i)
        if (const auto category = static_cast<Category>(i); card.categories.has(category))
            categories += std::string(categories.empty() ? "" : rules.joint) + category_text(category, language);
    if (card.categories.size() > 1) said.push_back(with(rules.categories, categories));
    if (card.is_character() && !card.has_single()) said.emplace_back(rules.no_single);
    if (card.copies_any) said.emplace_back(rules.any_number);
    return said;
}

}  // namespace cubenight::ultraman::wording
