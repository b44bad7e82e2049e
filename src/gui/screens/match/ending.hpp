// How a Pokémon match ended: what decided it in a sentence, and figures counted from its log.
#pragma once

#include <span>

#include "src/gui/screens/common/match_end.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

// REQUIRES: the match is over.
MatchEnd ending_of(Frame& f, const MatchSession& match, const MatchValues& v);

// What both seats did, as far as their logs tell it.
struct MatchFigures {
    int prizes = 0;       // taken
    int damage = 0;       // of attacks, on the other one's Pokémon
    int knocked_out = 0;  // of the other one's Pokémon
};
MatchFigures figures_of(std::span<const text::LogEntry> log, SeatId seat);

}  // namespace cubenight::gui
