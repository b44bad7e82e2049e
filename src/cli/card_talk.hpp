// Cards in the terminal: in one line of a list, and whole, with their rules text in sentences. What is asked for as "? 3",
// "? h1", "? Tiga" or "card Tiga" is found among the cards that a prompt shows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draft/night/night.hpp"
#include "draft/pool/copies.hpp"

namespace cubenight::cli {

// With what lists tell cards apart by: "Ultraman Tiga Multi Type, Lv 1, BASIC, BP 3000/5000/7000 (SD01-005)".
std::string card_line(const draft::DraftCards& cards, CardId id);
std::string card_line(const ultraman::Card& card);

// All that is printed on it, with the sentences of its texts: several lines, each with its end.
std::string whole_card(const draft::DraftCards& cards, CardId id);

// Printed in every language alike: "DOUBLE".
std::string_view state_name(ultraman::State state);
// "BASIC, POWER".
std::string types_row(ultraman::TypeSet types);

// In the order of lists: characters by their character name and level, then scenes by round. Cards of Pokémon stay as they
// are.
void group_cards(const draft::DraftCards& cards, std::vector<draft::CubeCopyId>& copies);

// A card that a prompt shows, and the sign before it: "3", "h1"; empty where only its name calls it.
struct ShownCard {
    std::string sign;
    CardId card = no_card;
};
// The numbers of a list of cards are their signs.
std::vector<ShownCard> listed(const draft::DraftCards& cards, const std::vector<draft::CubeCopyId>& copies);

// In small letters, of the alphabet that English uses.
std::string in_small(std::string_view text);

// Whether that is its name, in the language spoken or in English, or its key; whether the words are a part of one of these.
bool has_name(const Card& card, const std::string& name);
bool is_called(const Card& card, const std::string& words);

// The sign or the part of a name that an answer asks for; nothing where it asks for no card.
std::optional<std::string> card_asked(const std::string& answer);
// All cards of the cube, which are known to everybody; none where the cube is the decks that were brought.
std::vector<ShownCard> known_cards(const draft::Night& night);
// Tells the card of that sign whole, or those that have these words in their names or numbers: one whole, more of them
// by their lines. Where none that is shown does, those that everybody knows.
void tell_card(const draft::Night& night, std::span<const ShownCard> shown, const std::string& wanted);

}  // namespace cubenight::cli
