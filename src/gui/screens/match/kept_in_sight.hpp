// What of the board of a match stays in sight while something large is shown over it.
#pragma once

#include "src/gui/screens/common/in_sight.hpp"
#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

// `table`: where everything lies at that moment.
InSight in_sight_of(const MatchValues& v, const BoardLayout& lay, const TableSight& table);

}  // namespace cubenight::gui
