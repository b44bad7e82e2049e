// Whether the picks of a seat can come to a deck at all. What a deck may hold besides is told by the cube and the line policy;
// which cards are picked nobody knows yet, so only what no picks could mend is refused.
#pragma once

#include <optional>
#include <vector>

#include "draft/pool/game_rules.hpp"
#include "draft/table/refusal.hpp"
#include "draft/table/table.hpp"

namespace cubenight::draft {

// What decks may hold beside a seat's picks, as far as a cube tells it before anybody has picked.
struct BesidePicks {
    bool energy = false;     // Basic Energy, as much as a deck takes: then the rest is not counted
    bool stand_ins = false;  // the set has the stand-in, for the policy that offers it
    int free = 0;            // copies of the cube's free cards
    std::vector<int> below;  // stages below each evolution of the cube, most first
    friend bool operator==(const BesidePicks&, const BesidePicks&) = default;
};
BesidePicks beside_picks(const DraftCards& cards);

// The most cards that a deck of so many picks can have; nothing where there is no end to it.
std::optional<int> most_in_deck(int picks, const BesidePicks& beside, LinePolicy lines);

// Why no deck of that size can be made of so many picks.
Refused check_picks_for_deck(int picks, int deck_size, const BesidePicks& beside, LinePolicy lines);
// Why no table of so many cards is dealt by that row, or no deck of its size made of what a seat gets.
Refused check_row_for_decks(const DraftTableRow& row, std::size_t cards, WithPrizes prizes, const BesidePicks& beside,
                            LinePolicy lines);

}  // namespace cubenight::draft
