// Lists of cards, written for people and other programs. What is written is read back by card_list.hpp as it was: but for names
// that end with what looks like a set and a number, which a table alone keeps.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/cards/lists/card_list.hpp"
#include "engine/cards/types.hpp"

namespace cubenight {

struct ListedCard {
    int count = 1;
    std::string name;
    ListedPrinting
        printing;  // set by its id of the card data, where it has one; empty where the card is of nobody's set
    ListSection section = ListSection::none;
    std::string id;  // the card's key; a table alone has it
    friend bool operator==(const ListedCard&, const ListedCard&) = default;
};

// A card as lists name it: its printing is read from its key, as `sv1-181`, if that is one.
ListedCard listed_card(std::string_view key, std::string_view name, CardKind kind, int count = 1);

// Basic energy as Pokémon TCG Live names it.
ListedCard listed_energy(Type type, int count);

// As a line says it behind the count: the name, and set and number where it has them.
std::string listed_name(const ListedCard& card);

// What Pokémon TCG Live takes in: Pokémon, Trainers and energy under a heading each with the number of cards, and the total.
// Sets by their codes there; the numbers of promos without letters.
std::string written_live(std::span<const ListedCard> cards);
// The parts with their headings alone, those that there are; what is of no part before them.
std::string written_in_parts(std::span<const ListedCard> cards);
// A line for each card and nothing else.
std::string written_plain(std::span<const ListedCard> cards);
// A table with commas: count, name, set, number, section, id.
std::string written_table(std::span<const ListedCard> cards);

}  // namespace cubenight
