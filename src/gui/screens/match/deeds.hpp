// What of a match is shown large: to somebody who watches a bot which card was played and what came of it, to whoever takes a
// Prize card which one it is.
#pragma once

#include <span>

#include "src/gui/screens/common/spotlight.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::gui {

// Of what was told at once; none where no card was played or used.
std::vector<Deed> deeds_of(std::span<const text::LogEntry> told, const text::Names& names);

// The Prize cards that this seat took, where it knows them: nobody else does.
std::vector<Deed> prizes_taken(std::span<const text::LogEntry> told, const text::Names& names, SeatId seat);

}  // namespace cubenight::gui
