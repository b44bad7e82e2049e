// Building a deck of Pokémon from a pool. auto_build.hpp calls it where the cube is of that game.
#pragma once

#include <span>

#include "draft/decks/auto_build.hpp"

namespace cubenight::draft {

// What the deck is built around.
struct Locked {
    std::span<const CubeCopyId> cards;
    EnergyCounts energy{};
    bool empty() const { return cards.empty() && energy == EnergyCounts{}; }
    Deck alone() const { return in_order({{cards.begin(), cards.end()}, energy, {}}); }
};

// Builds some plans for different types whole, and takes the best.
AutoBuild build_pokemon_deck(const DraftCards& cards, const CardValues& values, std::span<const CubeCopyId> pool,
                             const Deck& before, const DeckRules& rules, const Locked& locked);

}  // namespace cubenight::draft
