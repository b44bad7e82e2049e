// What the cards of a set, their attacks and their Abilities are called in other languages. The rules know the English
// names alone; whoever shows a name to people asks here. Where no name is known the English one stands.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "engine/cards/card.hpp"

namespace cubenight {

// Names of different things may read the same in English and not elsewhere.
enum class NameOf : std::uint8_t {
    card,
    part,   // of a card's name, by which a text asks for cards: "Misty's"
    text,   // an attack or Ability
    trait,  // a group of cards, a marker, or what is used once per game
};

class NameBook {
public:
    // What was put in first stays.
    void put(NameOf what, std::string_view english, Language language, std::string_view name);
    // The name in that language; the English one where the book has none.
    std::string_view in(Language language, NameOf what, std::string_view english) const;
    // Whether it has one in that language.
    bool knows(Language language, NameOf what, std::string_view english) const;

private:
    using Names = std::map<std::string, std::string, std::less<>>;
    static constexpr std::size_t kinds = 4;
    std::array<std::array<Names, language_count>, kinds> names_;
};

// The same of a book that may be none.
std::string_view name_in(const NameBook* names, Language language, NameOf what, std::string_view english);

// What the file of the card calls it, else the book of its set, else the English name. What is returned lives as long as
// the card and what it was asked of.
std::string_view name_in(const Card& card, Language language);
std::string_view name_in(const Card& card, const Attack& attack, Language language);
std::string_view name_in(const Card& card, const Ability& ability, Language language);
// Whether the name of the card is known in that language. Finnish uses the English names.
bool is_named_in(const Card& card, Language language);
bool is_named_in(const OwnNames& own, const NameBook* names, Language language, std::string_view english);
// What the card evolves from; empty where it evolves from nothing.
std::string_view ancestor_in(const Card& card, Language language);

}  // namespace cubenight
