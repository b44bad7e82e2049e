// What an opening hand holds: chances in whole numbers, and a hand dealt to look at.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "draft/pool/deck.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::draft {

// So many of all cases. Exact for every deck that can be handed in; of larger ones the last digits may be lost.
struct Chance {
    std::uint64_t of = 0;
    std::uint64_t all = 1;
    Chance otherwise() const { return {all - of, all}; }
    int per_mille() const;  // to the nearest
};

// Whether a hand of so many cards has none of the wanted cards of the deck, or at least one. A hand is never larger than the
// deck, and of no cards it has none.
Chance chance_of_none(int deck_size, int wanted, int hand);
Chance chance_of_any(int deck_size, int wanted, int hand);

// How many hands go back on average before one has a wanted card, in hundredths to the nearest; nothing where none ever has.
std::optional<int> mulligans_in_hundredths(int deck_size, int wanted, int hand);

// The deck as a match would take it, shuffled; its first cards are the opening hand. Nothing where the set has no card for an
// energy in it.
std::vector<CardId> shuffled_deck(const DraftCards& cards, const Deck& deck, Generator& chance);

}  // namespace cubenight::draft
