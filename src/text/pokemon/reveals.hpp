// Whether something was shown or decided by chance between two states of a match: then there is no way back, and no
// preview either.
#pragma once

#include <span>

#include "engine/pokemon/match/match.hpp"
#include "src/text/pokemon/log_book.hpp"

namespace cubenight::text {

// `events` is what the log has told since; `seat` is the one who would go back.
bool reveals(const pokemon::Match& before, const pokemon::Match& after, std::span<const LogEntry> events, SeatId seat);

}  // namespace cubenight::text
