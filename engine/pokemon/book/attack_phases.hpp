// Attack steps 3 to 5 (JA ): which statements of an attack's text belong to the damage and run
// before it is dealt, and which are other effects and wait until after it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/cards/effect.hpp"

namespace cubenight::pokemon {

// One byte per node: 1 for statements that run before the damage is dealt (or hold a part that does), 0 for those
// that wait for step 5. A statement that damage depends on (a discard that is counted, a choice, a "then") belongs
// to the damage.
std::vector<std::uint8_t> attack_phases(std::span<const Node> nodes);

}  // namespace cubenight::pokemon
