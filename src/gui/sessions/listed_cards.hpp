// A deck as a list of cards, with the cards of a cube.
#pragma once

#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/core/result.hpp"

namespace cubenight::gui {

// Every copy that the list names, found by set and number or by name among those cards, and an error for each line that means none
// of them, with `file`.
struct ListedDeck {
    std::vector<CardId> cards;
    std::vector<Error> errors;
};
ListedDeck listed_cards(std::string_view list, const CardSet& cards, std::string_view file);

}  // namespace cubenight::gui
