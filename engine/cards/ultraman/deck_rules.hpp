// What a deck of the Ultraman Card Game may be: its size, and copies of a card (UCG 4.1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/cards/ultraman/card.hpp"

namespace cubenight::ultraman {

enum class DeckRule : std::uint8_t {
    size,    // exactly so many cards (UCG 4.1.1)
    copies,  // at most so many of a number, alternative art counted with it, unless the card lifts it (UCG 4.1.2, 4.1.3)
};
inline constexpr int deck_rule_count = 2;
const char* rule_clause(DeckRule rule);

// As the options deck_size and copy_limit say.
struct DeckLimits {
    int size = 50;
    int copies = 4;
};

// A rule that a deck breaks.
struct DeckFault {
    DeckRule rule = DeckRule::size;
    int number = 0;                  // what the deck has
    int other = 0;                   // what the rule says
    std::vector<std::size_t> cards;  // the cards at fault, by their place in the deck
    friend bool operator==(const DeckFault&, const DeckFault&) = default;
};

// All faults, in the order of DeckRule, copies of one card after another as the deck names them first; none means that the
// deck may be played.
std::vector<DeckFault> deck_faults(std::span<const Card* const> cards, DeckLimits limits);

}  // namespace cubenight::ultraman
