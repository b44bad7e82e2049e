// Whether the picks of a table can come to decks at all. What a deck may hold is told by the cube and the rules; which cards are
// picked nobody knows yet, so only what no picks could mend is refused.
#pragma once

#include <optional>
#include <vector>

#include "draft/pool/game_rules.hpp"
#include "draft/table/refusal.hpp"
#include "draft/table/table.hpp"

namespace cubenight::draft {

// How many of a sort of cards a deck may have: as many as the copy limit says, one, or any number.
enum class Copies : std::uint8_t { limited, one, any };

// Cards that count together for the copy limit.
struct Namesakes {
    Copies copies = Copies::limited;
    int dealt = 0;  // cards of the cube
    int free = 0;   // copies that every deck may have beside its picks
    friend bool operator==(const Namesakes&, const Namesakes&) = default;
};

// What decks can be made of, as far as a cube tells it before anybody has picked.
struct DeckStock {
    bool energy = false;     // Basic Energy, as much as a deck takes: then the rest is not counted
    bool stand_ins = false;  // the set has the stand-in, for the policy that offers it
    int free = 0;            // copies of the cube's free cards
    std::vector<int> below;  // stages below each evolution of the cube, most first
    std::vector<Namesakes> names;
    friend bool operator==(const DeckStock&, const DeckStock&) = default;
};
DeckStock deck_stock(const DraftCards& cards);

// Why the seats of a table cannot all make a deck of what they get: too few picks, or too many copies of too few cards.
// `leave`: cards of each pack that are discarded at its end. `rules`: those of the night, with its deck size.
Refused check_picks_for_deck(const DraftTableRow& row, int leave, const DeckStock& stock, const GameRules& rules);
// The same, or why no table of so many cards is dealt by that row.
Refused check_row_for_decks(const DraftTableRow& row, std::size_t dealt, int leave, const DeckStock& stock,
                            const GameRules& rules);

}  // namespace cubenight::draft
