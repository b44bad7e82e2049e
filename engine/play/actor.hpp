// Who acts in a match of two seats, where its chance comes from, and how it stands. The same in any game.
#pragma once

#include <cstdint>

#include "engine/core/ids.hpp"

namespace cubenight::play {

enum class Actor : std::uint8_t { seat0, seat1, chance, nobody };

constexpr Actor actor_of(int seat) { return seat == 0 ? Actor::seat0 : Actor::seat1; }
constexpr Actor actor_of(SeatId seat) { return actor_of(seat.value); }

// The generator of the match answers at once, or somebody outside is asked.
enum class ChanceMode : std::uint8_t { generator, asked };

enum class Outcome : std::uint8_t { running, seat0_wins, seat1_wins, draw };

constexpr Outcome win_of(int seat) { return seat == 0 ? Outcome::seat0_wins : Outcome::seat1_wins; }
constexpr Outcome win_of(SeatId seat) { return win_of(seat.value); }

}  // namespace cubenight::play
