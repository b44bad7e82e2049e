// Cards that a deck may hold without their having been picked, beside basic energy: the cube's free cards, and what the line
// policy brings.
#pragma once

#include <span>
#include <vector>

#include "draft/pool/deck.hpp"

namespace cubenight::draft {

struct Offer {
    CardId card{};
    int copies = 0;  // that a deck may have of it at most
    friend bool operator==(const Offer&, const Offer&) = default;
};

// Each card once: the cube's free cards as its file has them, stand-ins as many as a deck has room for, then lower stages,
// lowest first. Of those there is one for each evolution over it: of the deck's under LinePolicy::free_lower_stages, of the
// pool's where a pick brings them; where a pick takes its whole line, without the copies that the pool itself has.
std::vector<Offer> offers(const DraftCards& cards, std::span<const CubeCopyId> pool, std::span<const CubeCopyId> deck,
                          const DeckRules& rules);

// Copies of the card in the list; 0 where it is not there.
int offered_copies(std::span<const Offer> offers, CardId card);

// Whether the policy lets evolutions come into play that have nothing below them in pool and deck.
bool needs_no_lower_stage(LinePolicy lines);
// Whether cards of the set that stand below a pick come to the deck by themselves.
bool brings_lower_stages(LinePolicy lines);

}  // namespace cubenight::draft
