// What the statements of a scenario do, in any card game.
#pragma once

#include <cstdint>

namespace cubenight::scenario {

// In the play: it decides something, says how chance falls, or only asks.
enum class StatementKind : std::uint8_t { act, chance, question };

}  // namespace cubenight::scenario
