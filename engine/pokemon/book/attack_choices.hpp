// What an attack has its player choose before anything of it happens (FI detail.attack.4; difference 13).
#pragma once

#include <span>
#include <vector>

#include "engine/pokemon/book/rulebook.hpp"

namespace cubenight::pokemon {

// The nodes of an attack's text that ask its player to choose, in their order: selections, `choose` of a value, `switch`,
// `may`, `either` and counters that are spread, with the gates that they stand behind. Left out is what cannot be chosen yet: what a face of the coin
// or hidden cards bring about, what lies where nobody looks (a deck, Prize cards), and what an earlier statement changes.
std::vector<UpFrontChoice> attack_choices(std::span<const Node> nodes);

}  // namespace cubenight::pokemon
