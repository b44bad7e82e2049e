#include "tests/support/lantern.hpp"

#include "engine/bots/random_deck.hpp"
#include "tests/support/lantern_files.hpp"

namespace cubenight::test {
namespace {

inline constexpr std::size_t decks_each = 60;

struct Pool {
    CardSet cards;
    std::vector<CardId> ids;
    std::vector<WeaknessRule> house;
};

Pool read_pool() {
    const auto lantern = read_lantern_files();
    if (!lantern) FAIL(lantern.error().english());
    Pool pool;
    pool.house = lantern->file.cube.rules.weakness_rules;
    for (const Card& card : lantern->cards) pool.ids.push_back(*pool.cards.add(card));
    for (int t = 0; t < type_count; ++t)
        if (has_basic_energy(static_cast<Type>(t))) pool.cards.add(basic_energy(static_cast<Type>(t)));
    return pool;
}

}  // namespace

League make_league(std::string_view rule_set, int deck_size, std::uint64_t seed) {
    static const Pool pool = read_pool();
    RuleSet rules = *named_rule_set(rule_set);
    if (rule_set == "cube") rules.weakness_rules = pool.house;
    rules[OptionKey::deck_size] = deck_size;
    rules[OptionKey::prize_cards] = deck_size == 60 ? 6 : deck_size == 40 ? 4 : 3;
    auto book = pokemon::Rulebook::make(pool.cards, rules);
    if (!book) FAIL(book.error().english());
    League league{std::move(*book), {}};
    Generator generator(seed);
    for (std::size_t i = 0; i < decks_each; ++i)
        league.decks.push_back(bots::random_deck(pool.cards, pool.ids, deck_size, generator));
    return league;
}

const std::vector<League>& leagues() {
    static const std::vector<League> all = [] {
        std::vector<League> made;
        made.push_back(make_league("cube", 40, 1));
        made.push_back(make_league("cube", 60, 2));
        made.push_back(make_league("cube", 30, 3));
        made.push_back(make_league("ja-3.0", 60, 4));
        made.push_back(make_league("zh-2.2", 40, 5));
        made.push_back(make_league("fi-swsh", 60, 6));
        return made;
    }();
    return all;
}

Fixture fixture(std::uint64_t number, pokemon::ChanceMode chance) {
    const League& league = leagues()[number % leagues().size()];
    Generator generator(number * 77 + 1);
    const auto& first = league.decks[generator.below(decks_each)];
    const auto& second = league.decks[generator.below(decks_each)];
    return {league, {{first, second}, number * 31 + 7, chance}};
}

}  // namespace cubenight::test
