// Which cards a set of filters lets through, by what sort of card they are: "not a Trainer" is "a Pokémon or energy card".
#pragma once

#include <span>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::wording {

enum CardClass : unsigned {
    basic_pokemon = 1,
    evolutions = 2,
    items = 4,
    tools = 8,
    supporters = 16,
    stadiums = 32,
    basic_energies = 64,
    special_energies = 128,
};
inline constexpr unsigned pokemon_cards = basic_pokemon | evolutions;
inline constexpr unsigned trainer_cards = items | tools | supporters | stadiums;
inline constexpr unsigned energy_cards = basic_energies | special_energies;
inline constexpr unsigned all_cards = pokemon_cards | trainer_cards | energy_cards;

// The classes that a filter lets through, where it asks for nothing else; 0 where it asks for something else.
unsigned classes_of(std::span<const Node> nodes, NodeIndex filter);

}  // namespace cubenight::wording
