// Invented cards for the card library's tests.
#pragma once

#include "src/library/writing.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {

// The value of a result that is there.
template <class T>
T sound(Result<T> result) {
    INFO((result.ok() ? std::string() : result.error().english()));
    REQUIRE(result.ok());
    return std::move(*result);
}

inline library::LibraryCard invented(const std::string& set, const std::string& number, const std::string& name) {
    library::LibraryCard card;
    card.id = set + "-" + number, card.set = set, card.number = number, card.name = name;
    card.supertype = "Pokémon", card.subtypes = {"Basic"}, card.hp = 70, card.types = {"Water"};
    return card;
}

inline library::LibraryCard invented_item(const std::string& set, const std::string& number, const std::string& name,
                                          const std::string& line) {
    library::LibraryCard card = invented(set, number, name);
    card.supertype = "Trainer", card.subtypes = {"Item"}, card.hp = 0, card.types = {}, card.rules = {line};
    return card;
}

// A card with every field.
inline library::LibraryCard full_card() {
    library::LibraryCard card = invented("reef2", "7a", "Lantern Kraken δ");
    card.subtypes = {"Stage 1", "Tidal"}, card.level = "41", card.hp = 130, card.types = {"Water", "Darkness"};
    card.evolves_from = "Lantern Squid";
    card.abilities = {{"Deep Glow", "Poké-Body", "Heal 10 damage.\nTwice."}, {"Ink Wall", "Ability", "Stays."}};
    card.ancient_trait = library::LibraryTrait{"ω Tide", "Rises."};
    card.attacks = {{"Ink Veil", {"Water", "Colorless"}, "20×", "Flip a lamp."}, {"Splash Down", {}, "", ""}};
    card.weaknesses = {{"Lightning", "×2"}, {"Grass", "+20"}};
    card.resistances = {{"Fire", "-30"}};
    card.retreat_cost = {"Colorless", "Colorless"};
    card.rules = {"Rule of lamps: one a turn.", ""};
    card.regulation_mark = "Q";
    return card;
}

inline library::Library library_of(const std::vector<library::LibraryCard>& cards,
                                   const std::vector<library::LibrarySet>& sets = {}) {
    library::Library made = sound(library::Library::in_memory());
    library::Writing writing = sound(library::Writing::begin(made));
    for (const auto& set : sets) sound(writing.put(set));
    for (const auto& card : cards) sound(writing.put(card));
    const auto error = writing.commit();
    REQUIRE_FALSE(error);
    return made;
}

inline std::vector<std::string> ids_of(const std::vector<library::LibraryCard>& cards) {
    std::vector<std::string> ids;
    for (const auto& card : cards) ids.push_back(card.id);
    return ids;
}

}  // namespace cubenight::test
