// The bar at the top of a match.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

MatchWishes draw_bar(Frame& f, const MatchValues& v);

}  // namespace cubenight::gui
