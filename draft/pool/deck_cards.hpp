// The cards of a deck one by one, wherever they come from; what legality and advice look at.
#pragma once

#include <vector>

#include "draft/pool/deck.hpp"

namespace cubenight::draft {

// A known card of a deck. `copy` is no_cube_copy for one that nobody picked.
struct DeckCard {
    const Card* card;
    CubeCopyId copy;
    CardId id;
};

// All cards but the basic energy, ids that do not exist left out.
std::vector<DeckCard> deck_cards(const DraftCards& cards, const Deck& deck);

// A card of the deck that evolves and whose direct lower stage is not in the deck. None where evolutions are played as Basic
// Pokémon, and of stand-ins each fills one gap.
struct LineGap {
    DeckCard card;
    std::string missing;  // name
};
std::vector<LineGap> line_gaps(const DraftCards& cards, const Deck& deck, LinePolicy lines);

// The edits that close a gap: adding the missing stages from the side or as cards that the night offers, or a stand-in. Empty where that is not possible.
std::vector<DeckEdit> edits_to_close(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                     const DeckRules& rules, const LineGap& gap);

}  // namespace cubenight::draft
