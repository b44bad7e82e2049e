// What an attack has its player choose before anything of it happens (FI detail.attack.4; difference 13).
#pragma once

#include <span>
#include <vector>

#include "engine/cards/effect.hpp"

namespace cubenight::pokemon {

// The nodes of an attack's text that ask its player to choose, in their order: selections, `choose` of a value and
// `switch`. Left out is what cannot be chosen yet: what only a coin, a condition, a "may" or a "then" brings about,
// what lies where nobody looks (a deck, Prize cards), and what an earlier statement of the text changes.
std::vector<NodeIndex> attack_choices(std::span<const Node> nodes);

}  // namespace cubenight::pokemon
