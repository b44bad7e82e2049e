// The decks that a seat had before its last changes, and those that it took back: each change can be taken back and made again.
#pragma once

#include <vector>

#include "draft/pool/deck.hpp"

namespace cubenight::draft {

// How a seat's deck became what it is. It is written beside the deck, so that a night that is opened again knows it.
enum class DeckMove : std::uint8_t { changed, taken_back, made_again };

inline constexpr std::size_t most_deck_changes = 100;  // that can be taken back

struct DeckHistory {
    std::vector<Deck> before;  // the last change, the latest at the end
    std::vector<Deck> after;   // taken back, the next to be made again at the end
    friend bool operator==(const DeckHistory&, const DeckHistory&) = default;
};

// The deck becomes the next one. A move that does not lead there by the history is a change like any other.
void follow(DeckHistory& history, const Deck& now, const Deck& next, DeckMove move);

}  // namespace cubenight::draft
