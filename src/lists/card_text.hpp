// A card of the library as cube files have it: in notation, with the texts that nobody reads said to be by hand.
#pragma once

#include <string>

#include "engine/core/result.hpp"
#include "src/library/card.hpp"

namespace cubenight {

struct WrittenCard {
    std::string text;
    std::string name, evolves_from;  // as rules count them
    bool by_hand = false;            // it has a text that nobody reads
};

// The card as it is played, or why the game cannot have it; the error's file is then the card's id.
Result<WrittenCard> written_card(const library::LibraryCard& card);

}  // namespace cubenight
