#include "tests/support/random_match.hpp"

#include <algorithm>

#include "engine/cards/notation.hpp"
#include "engine/core/ensure.hpp"
#include "tests/support/random_effect.hpp"

namespace cubenight {
namespace {

inline constexpr int names = 9;  // few, so that lines, halves and parts of a union meet
inline constexpr int most_kept = 28;

int below(Generator& generator, int count) {
    return static_cast<int>(generator.below(static_cast<std::uint32_t>(count)));
}

std::string name_of(int n) { return "Name " + std::to_string(n); }

Stage random_stage(Generator& generator) {
    if (below(generator, 10) < 6) return Stage::basic;
    return static_cast<Stage>(1 + below(generator, static_cast<int>(Stage::vunion)));
}

// Shapes that chance alone would hardly make.
void shape_pokemon(Generator& generator, Card& card) {
    card.stage = random_stage(generator);
    const bool stands_alone = card.stage == Stage::basic || card.stage == Stage::legend || card.stage == Stage::vunion;
    card.evolves_from = stands_alone ? "" : name_of(below(generator, names));
    if (card.stage == Stage::legend || card.stage == Stage::vunion)
        card.name = card.stage == Stage::legend ? "Both Halves" : "Four Parts";
    if (below(generator, 3)) card.hp = std::min(card.hp, 60 + 10 * below(generator, 10));
    for (Attack& attack : card.attacks)
        if (below(generator, 2)) attack.cost = EnergyCost{};
}

void shape_trainer(Generator& generator, Card& card) {
    if (card.kind == CardKind::tool) card.on_theirs = below(generator, 3) == 0;
    if (card.kind == CardKind::item && below(generator, 3) == 0) {
        auto doll = read_effect(below(generator, 2)
                                    ? "{ give this { counts as basic; counts as colorless; hp = 60; can discard } }"
                                    : "{ give this { counts as basic; hp = 30; can't retreat } }",
                                "doll");
        ENSURE(doll.ok());
        card.play = *doll;
        card.attached.reset(), card.abilities.clear();
    }
}

Card shaped_card(Generator& generator, int n, int size) {
    Card card = random_card(generator, "card-" + std::to_string(n), size);
    card.name = name_of(below(generator, names));
    if (card.kind == CardKind::pokemon) shape_pokemon(generator, card);
    else shape_trainer(generator, card);
    return card;
}

std::vector<CardId> random_deck(Generator& generator, const CardSet& cards, const std::vector<CardId>& basics,
                                int size) {
    std::vector<CardId> deck{basics[generator.below(static_cast<std::uint32_t>(basics.size()))]};
    while (static_cast<int>(deck.size()) < size) {
        const auto any = CardId{static_cast<std::uint16_t>(generator.below(static_cast<std::uint32_t>(cards.size())))};
        for (int copies = 1 + below(generator, 4); copies > 0 && static_cast<int>(deck.size()) < size; --copies)
            deck.push_back(any);
        if (below(generator, 3) == 0 && static_cast<int>(deck.size()) < size)
            deck.push_back(basics[generator.below(static_cast<std::uint32_t>(basics.size()))]);
    }
    return deck;
}

}  // namespace

RandomTable random_table(Generator& generator, int rule_set, int deck_size) {
    static constexpr const char* rule_sets[] = {"cube", "ja-3.0", "zh-2.2", "fi-swsh"};
    RandomTable table;
    std::vector<CardId> basics;
    const int size = 4 << below(generator, 5);  // of the texts: with short ones a match goes on longer
    for (int n = 0; n < most_kept; ++n) {
        Card card = shaped_card(generator, n, size);
        if (n == 0) {  // one at least that a match may begin with
            card.kind = CardKind::pokemon;
            card.stage = Stage::basic;
            card.evolves_from.clear();
            card.hp = std::max(card.hp, 60);
            card.types = TypeSet::of(Type::fire);
            card.provides.clear();
            card.play.reset(), card.stadium.reset(), card.attached.reset();
            std::erase_if(card.abilities, [](const Ability& one) { return one.kind == AbilityKind::use; });
        }
        const bool basic = card.is_basic_pokemon();
        const CardId id = *table.cards.add(std::move(card));
        if (basic) basics.push_back(id);
    }
    for (int t = 0; t < type_count; ++t)
        if (has_basic_energy(static_cast<Type>(t))) table.cards.add(basic_energy(static_cast<Type>(t)));
    RuleSet rules = *named_rule_set(rule_sets[rule_set]);
    rules[OptionKey::deck_size] = deck_size;
    rules[OptionKey::prize_cards] = deck_size == 60 ? 6 : deck_size == 40 ? 4 : 3;
    auto book = pokemon::Rulebook::make(table.cards, rules);
    ENSURE(book.ok());
    table.book = std::move(*book);
    for (auto& deck : table.decks) deck = random_deck(generator, table.cards, basics, deck_size);
    return table;
}

RandomTable random_table(std::uint64_t number) {
    static constexpr int sizes[] = {30, 40, 60};
    Generator generator(number * 2654435761u + 17);
    return random_table(generator, static_cast<int>(number % 4), sizes[number / 4 % 3]);
}

}  // namespace cubenight
