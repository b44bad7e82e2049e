// Random texts and cards of the Ultraman Card Game: everything that its notation can say, and nothing else. The same
// generator gives the same on every machine.
#pragma once

#include <string>

#include "engine/cards/ultraman/card.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::test {

// The notation of a text of some `size` parts, as the writer writes it.
std::string random_ultraman_text(Generator& generator, int size = 30);

// A card of any kind, with random texts of some `size` parts, that a card file may hold.
ultraman::Card random_ultraman_card(Generator& generator, std::string number, int size = 20);

}  // namespace cubenight::test
