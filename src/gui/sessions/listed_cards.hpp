// A deck as a list of cards, with the cards of a cube.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/lists/card_index.hpp"
#include "engine/core/result.hpp"

namespace cubenight::gui {

// The card of the set that an entry of a list means, found by set and number or by name; nothing where it means none of them. `index`:
// of that set.
std::optional<CardId> listed_card_of(const ListEntry& entry, const CardSet& cards, const CardIndex& index);

// Every copy that the list names, found by set and number or by name among those cards, and an error for each line that means none
// of them, with `file`.
struct ListedDeck {
    std::vector<CardId> cards;
    std::vector<Error> errors;
};
ListedDeck listed_cards(std::string_view list, const CardSet& cards, std::string_view file);

}  // namespace cubenight::gui
