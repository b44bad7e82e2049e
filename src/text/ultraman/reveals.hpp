// The same as in src/text/pokemon/reveals.hpp, in the Ultraman Card Game.
#pragma once

#include <span>

#include "engine/ultraman/match/match.hpp"
#include "src/text/ultraman/log_book.hpp"

namespace cubenight::ultraman::text {

bool reveals(const Match& before, const Match& after, std::span<const LogEntry> events, SeatId seat);

}  // namespace cubenight::ultraman::text
