// Texts of which it is known beforehand that they change something, so that nobody has to look through the match for it.
#pragma once

#include <span>

#include "engine/pokemon/book/node_facts.hpp"

namespace cubenight::pokemon {

// Whether the statements of the text, its price aside, change something whenever its player's deck has a card: it draws,
// searches or looks there, whatever else it does. False where that depends on more.
bool changes_with_deck(std::span<const Node> nodes, std::span<const NodeFacts> facts);

}  // namespace cubenight::pokemon
