// The invented cards of the anatomy page.
#pragma once

#include <vector>

#include "engine/cards/card.hpp"

namespace cubenight::gui {

// A card of every kind and stage, in the order that the page draws them.
std::vector<Card> invented_cards();
CardSet set_of(const std::vector<Card>& cards);

}  // namespace cubenight::gui
