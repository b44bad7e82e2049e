// Invented cards, cubes and nights for pictures and tests: an empty, a usual and an overfull state of every screen.
#pragma once

#include <vector>

#include "engine/cards/card.hpp"

namespace cubenight::gui {

// A card of every kind and stage, in the order that the anatomy page draws them.
std::vector<Card> sample_faces();
CardSet set_of(const std::vector<Card>& cards);

}  // namespace cubenight::gui
