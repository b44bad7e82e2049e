// Notation of the Ultraman Card Game: the text in which its cards are written by hand (docs/ultraman.md). Tokens and looks
// are those of Pokémon's (cards/notation.hpp), and so is the law: read(write(x)) == x for every tree and card; the writer has
// one way to say a thing, and the reader refuses the long form of a default.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/ultraman/card.hpp"
#include "engine/core/result.hpp"
#include "engine/language/bounds.hpp"

namespace cubenight::ultraman {

// Reads one text, e.g. "{ while foe is power give this { grade +1 } }". `file` and `line` say where it begins, for errors.
Result<Effect> read_effect(std::string_view text, std::string_view file = {}, int line = 1);
// Writes it on one line.
std::string write_effect(const Effect& effect);

// The cards of a card file that could be read, and what is wrong with the others: file, line, column and reason of the
// first mistake in each, up to most_errors_told of language/card_list.hpp.
struct CardFile {
    std::vector<Card> cards;
    std::vector<Error> errors;
};
CardFile read_card_file(std::string_view text, std::string_view file = {});
// Whether the first card of a card file is of this game.
bool is_card_file(std::string_view text);
// The cards of a card file, all of them or the first error.
Result<std::vector<Card>> read_cards(std::string_view text, std::string_view file = {});
std::string write_card(const Card& card);

// A deck file as written: `deck "Name" { "SD01-004" x 4, "SD01-012" }`; a number stands once.
struct DeckFile {
    struct Line {
        std::string number;
        int copies = 1;
        int line = 0;  // of the file
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::string name;
    std::vector<Line> lines;
    friend bool operator==(const DeckFile&, const DeckFile&) = default;
};
inline constexpr int most_in_deck = 99;  // cards that a deck file may name; deck rules ask for fewer
Result<DeckFile> read_deck(std::string_view text, std::string_view file = {});
std::string write_deck(const DeckFile& deck);
// Its cards, copies beside each other, in its order, with the line of each; and an error for every line whose number is not in the
// set.
struct ResolvedDeck {
    std::vector<CardId> cards;
    std::vector<int> lines;
    std::vector<Error> errors;
};
ResolvedDeck resolve_deck(const DeckFile& deck, const CardSet& cards, std::string_view name_of_file = {});

}  // namespace cubenight::ultraman
