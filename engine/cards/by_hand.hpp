// What of a card its player carries out by hand at the table, since the program could not read it.
#pragma once

#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"

namespace cubenight {

// Whether a text says `by hand` anywhere.
bool has_by_hand(const Effect& effect);

// All that is printed on the card and not read, in the order of the card: what its texts leave to its player, then the
// sentences that belong to no text. Views into the card.
std::vector<std::string_view> texts_by_hand(const Card& card);

}  // namespace cubenight
