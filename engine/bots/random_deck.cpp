#include "engine/bots/random_deck.hpp"

#include <algorithm>

#include "engine/core/ensure.hpp"

namespace cubenight::bots {
namespace {

// The cards of one evolution line, from a Basic Pokémon upwards, one card a stage.
std::vector<CardId> line_from(const CardSet& cards, std::span<const CardId> pool, CardId basic) {
    std::vector<CardId> line{basic};
    for (bool grew = true; grew && line.size() < 3;) {
        grew = false;
        for (CardId id : pool) {
            const Card& card = cards[id];
            if (card.evolves_from.empty() || card.evolves_from != cards[line.back()].name) continue;
            line.push_back(id);
            grew = true;
            break;
        }
    }
    return line;
}

void add_energy(const CardSet& cards, std::vector<CardId>& deck, int size) {
    int need[type_count] = {};
    for (CardId id : deck)
        for (const Attack& attack : cards[id].attacks)
            for (int t = 0; t < type_count - 1; ++t) need[t] += attack.cost.units[t];
    std::vector<CardId> energies;
    for (int t = 0; t < type_count - 1; ++t)
        if (need[t] > 0 && has_basic_energy(static_cast<Type>(t)))
            if (auto id = cards.find_key(basic_energy(static_cast<Type>(t)).key))
                for (int n = 0; n < need[t]; ++n) energies.push_back(*id);
    if (energies.empty())
        for (int t = 0; t < type_count - 1 && energies.empty(); ++t)
            if (has_basic_energy(static_cast<Type>(t)))
                if (auto id = cards.find_key(basic_energy(static_cast<Type>(t)).key)) energies.push_back(*id);
    ENSURE(!energies.empty());
    const std::size_t step = std::max<std::size_t>(
        1, energies.size() / static_cast<std::size_t>(std::max(1, size - static_cast<int>(deck.size()))));
    for (std::size_t i = 0; static_cast<int>(deck.size()) < size; i += step)
        deck.push_back(energies[i % energies.size()]);
}

}  // namespace

std::vector<CardId> random_deck(const CardSet& cards, std::span<const CardId> pool, int size, Generator& generator) {
    std::vector<CardId> order(pool.begin(), pool.end());
    generator.shuffle(order.data(), order.size());
    TypeSet focus;
    std::vector<CardId> deck;
    for (CardId id : order) {  // Pokémon: about two fifths
        const Card& card = cards[id];
        if (static_cast<int>(deck.size()) >= size * 2 / 5) break;
        if (!card.is_basic_pokemon()) continue;
        if (focus.size() >= 2 && !focus.has_any(card.types) && !card.types.has(Type::colorless)) continue;
        if (!card.types.has(Type::colorless)) focus = focus | card.types;
        for (CardId member : line_from(cards, order, id))
            if (std::find(deck.begin(), deck.end(), member) == deck.end()) deck.push_back(member);
    }
    for (CardId id : order) {  // Trainers and special energy: up to seven tenths
        if (static_cast<int>(deck.size()) >= size * 7 / 10) break;
        const Card& card = cards[id];
        if (card.kind == CardKind::pokemon || card.kind == CardKind::basic_energy) continue;
        deck.push_back(id);
    }
    deck.resize(std::min<std::size_t>(deck.size(), static_cast<std::size_t>(size)));
    add_energy(cards, deck, size);
    return deck;
}

}  // namespace cubenight::bots
