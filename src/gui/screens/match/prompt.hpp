// The bar under the board that says what is asked.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

enum class LogShown : std::uint8_t { no, yes };
// Whether the list of cards to choose from lies over the board; no: it was put away to look at the table.
enum class ListShown : std::uint8_t { no, yes };

// Where the log is folded away, the bar shows its last lines.
MatchWishes draw_prompt(Frame& f, const MatchValues& v, Rect r, LogShown log, ListShown list);

}  // namespace cubenight::gui
