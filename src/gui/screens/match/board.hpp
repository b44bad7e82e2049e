// The felt of a match: prizes, piles, the Stadium, the two players, the coin, and all that lies between them.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/thinking.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

// `lit`: cards that the pointed line of the log is about.
MatchWishes draw_board(Frame& f, const MatchValues& v, const BoardLayout& lay, std::span<const CopyId> lit,
                       const Thinking& thinking);

}  // namespace cubenight::gui
