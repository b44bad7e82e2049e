// Random effect trees for tests: everything that the notation can say, and nothing else. The same generator gives
// the same tree on every machine.
#pragma once

#include "engine/cards/card.hpp"
#include "engine/cards/effect.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/core/chance.hpp"

namespace cubenight {

// A tree of some `size` nodes (it may become a good deal larger or stay smaller) that may stand in that place.
Effect random_effect(Generator& generator, TextPlace place = TextPlace::anywhere, int size = 60);

// A card of any kind, with random effects of some `size` nodes, that a card file may hold.
Card random_card(Generator& generator, std::string key, int size = 30);

}  // namespace cubenight
