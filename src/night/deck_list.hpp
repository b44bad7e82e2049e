// A seat's deck as a list that people read and other programs take in: "2 Charmander", a line each.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "draft/night/night.hpp"
#include "engine/cards/lists/write_list.hpp"
#include "src/text/language.hpp"

namespace cubenight {

// The parts of a deck of Pokémon, and of one of the Ultraman Card Game.
enum class DeckPart : std::uint8_t { pokemon, trainers, energy, characters, scenes };
inline constexpr int deck_part_count = 5;

// The cards of each part as "2 Charmander", by their English names, of the Ultraman Card Game with the card's number; a single card
// has no number before it.
struct DeckParts {
    std::array<std::vector<std::string>, deck_part_count> items;
    std::array<int, deck_part_count> cards{};
    const std::vector<std::string>& operator[](DeckPart part) const { return items[static_cast<std::size_t>(part)]; }
    int count(DeckPart part) const { return cards[static_cast<std::size_t>(part)]; }
};
DeckParts deck_parts(const draft::Night& night, SeatId seat, text::Language language = text::Language::english);

// The deck of a night of Pokémon as lists name cards: each printing once, basic energy last. REQUIRES: the night is no other game's.
std::vector<ListedCard> listed_deck(const draft::Night& night, SeatId seat);

// The whole list as text for other programs, in English, with a heading and a count for each part and a number before every card;
// of Pokémon as Pokémon TCG Live takes it in, with set and number where a card has them.
std::string deck_list(const draft::Night& night, SeatId seat);

// What the file of a seat's deck is called: where another seat would have the same, with the seat's number.
std::string deck_file_name(const draft::Night& night, SeatId seat);

}  // namespace cubenight
