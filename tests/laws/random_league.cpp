#include "tests/laws/random_league.hpp"

#include <algorithm>
#include <map>

#include "draft/decks/legality.hpp"
#include "engine/cards/notation.hpp"
#include "tests/laws/legal_deck.hpp"

namespace cubenight::test {
namespace {

inline constexpr const char* rule_sets[] = {"cube", "ja-3.0", "zh-2.2", "fi-swsh"};
inline constexpr int deck_sizes[] = {30, 40, 60};

RuleSet random_rules(const EveryCard& every, Generator& generator) {
    RuleSet rules = *named_rule_set(rule_sets[generator.below(4)]);
    const int size = deck_sizes[generator.below(3)];
    if (rules.name == "cube") rules.weakness_rules = every.house;
    rules[OptionKey::prize_cards] = size == 60 ? 6 : size == 40 ? 4 : 3;
    if (generator.below(2))
        for (std::uint32_t changes = 1 + generator.below(5); changes > 0; --changes) {
            const auto table = option_table();
            const OptionInfo& info = table[generator.below(static_cast<std::uint32_t>(table.size()))];
            rules[info.key] =
                info.least + static_cast<int>(generator.below(static_cast<std::uint32_t>(info.most - info.least + 1)));
        }
    rules[OptionKey::deck_size] = size;
    return rules;
}

std::vector<CardId> random_pool(const EveryCard& every, Generator& generator) {
    const auto files = static_cast<std::uint32_t>(every.sources.size());
    std::vector<CardId> pool;
    const auto add = [&](const CardSource& source) {
        pool.insert(pool.end(), source.cards.begin(), source.cards.end());
    };
    switch (generator.below(4)) {
        case 0: return every.all;
        case 1:
            for (std::uint32_t some = 2 + generator.below(4); some > 0; --some)
                add(every.sources[generator.below(files)]);
            return pool;
        case 2: add(every.sources[generator.below(files)]); return pool;
        default:
            add(every.sources[generator.below(files)]);
            for (const CardSource& source : every.sources)
                if (source.file.starts_with("cubes/")) add(source);
            return pool;
    }
}

// The type of a basic energy that every night offers.
std::optional<Type> offered_energy(const Card& card) {
    for (int t = 0; t < type_count; ++t)
        if (has_basic_energy(static_cast<Type>(t)) && card == basic_energy(static_cast<Type>(t)))
            return static_cast<Type>(t);
    return std::nullopt;
}

// What the deck check has against the deck.
std::optional<std::string> illegal(const CardSet& set, const RuleSet& rules, const std::vector<CardId>& ids) {
    Cube cube;
    cube.rules = rules;
    draft::Deck deck;
    std::vector<draft::CubeCopyId> pool;
    for (const CardId id : ids) {
        if (const auto type = offered_energy(set[id])) {
            ++deck.energy[static_cast<std::size_t>(*type)];
            continue;
        }
        pool.push_back(draft::CubeCopyId{static_cast<std::uint16_t>(cube.cards.size())});
        cube.cards.push_back(id);
    }
    deck.cards = pool;
    const draft::DraftCards cards{&cube, &set};
    const draft::DeckRules deck_rules{rules[OptionKey::deck_size], rules[OptionKey::copy_limit],
                                      rules[OptionKey::hand_size], TypeSet::all(), LinePolicy::single_cards};
    const auto broken = draft::check_deck(cards, pool, deck, deck_rules);
    if (broken.empty()) return std::nullopt;
    return std::string("the deck breaks ") + draft::rule_clause(broken.front().rule);
}

// The decks' cards as a set of their own: what a rulebook looks for depends on the cards that it knows.
void take_cards(const EveryCard& every, RandomLeague& league) {
    std::map<CardId, CardId> taken;
    const auto take = [&](CardId id) {
        const auto [found, is_new] = taken.emplace(id, CardId{static_cast<std::uint16_t>(league.cards.size())});
        if (is_new) league.cards.add(every.cards[id]), league.origin.push_back(id);
        return found->second;
    };
    for (auto& deck : league.decks)
        for (CardId& id : deck) id = take(id);
    for (std::size_t i = every.all.size(); i < every.cards.size(); ++i) take(CardId{static_cast<std::uint16_t>(i)});
}

Result<pokemon::Rulebook> reread_book(const RandomLeague& league) {
    std::string text;
    for (const Card& card : league.cards) text += write_card(card);
    const auto cards = read_cards(text, "written");
    if (!cards) return cards.error();
    CardSet set;
    for (const Card& card : *cards) {
        if (!(card == league.cards[CardId{static_cast<std::uint16_t>(set.size())}]))
            return Error{card.key, 0, Saying::as_is("the card is another one when it is read again")};
        set.add(card);
    }
    return pokemon::Rulebook::make(set, league.rules);
}

}  // namespace

Result<RandomLeague> random_league(const EveryCard& every, std::uint64_t number) {
    Generator generator(number * 0x9E3779B97F4A7C15u + 101);
    RandomLeague league;
    league.rules = random_rules(every, generator);
    for (int i = 0; i < decks_of_league; ++i) {
        auto deck = legal_deck(every, random_pool(every, generator), league.rules, generator);
        if (const auto reason = illegal(every.cards, league.rules, deck))
            return Error{"league " + std::to_string(number), 0, Saying::as_is("a deck is not legal: " + *reason)};
        league.decks.push_back(std::move(deck));
    }
    take_cards(every, league);
    auto book = pokemon::Rulebook::make(league.cards, league.rules);
    if (!book) return book.error();
    league.book = std::move(*book);
    auto reread = reread_book(league);
    if (!reread) return reread.error();
    league.reread = std::move(*reread);
    return league;
}

std::string deck_list(const RandomLeague& league, const std::vector<CardId>& deck) {
    std::map<std::string, int> copies;
    for (const CardId id : deck) ++copies[league.cards[id].key];
    std::string list;
    for (const auto& [key, count] : copies) list += (list.empty() ? "" : ", ") + std::to_string(count) + " " + key;
    return list;
}

}  // namespace cubenight::test
