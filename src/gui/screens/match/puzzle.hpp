// A puzzle beside its position: what is to be reached and by when, how it stands, the moves made, and hints.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"
#include "src/gui/sessions/scenario_script.hpp"

namespace cubenight::gui {

MatchWishes draw_puzzle(Frame& f, const ScenarioScript& script, const MatchValues& v, Rect r);

}  // namespace cubenight::gui
