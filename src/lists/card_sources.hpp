// Where the cards of a list come from.
#pragma once

#include <filesystem>

#include "engine/cards/card.hpp"
#include "engine/cards/naming/lexicon.hpp"
#include "src/library/library.hpp"

namespace cubenight {

// The card library, and for what it lacks a set whose cards are taken as they are.
struct CardSources {
    const library::Library* library = nullptr;  // null where there is none
    const CardSet* others = nullptr;            // as well
    const naming::Lexicon* lexicon =
        nullptr;  // what cards of the library are called in other languages; null: nobody knows
};

// The cards of Pokémon's cubes that come with the program, each key once. A cube that cannot be read adds none; of the Ultraman
// Card Game there are none.
CardSet own_cards(const std::filesystem::path& data = {});

}  // namespace cubenight
