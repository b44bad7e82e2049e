// A puzzle beside its position: what is to be reached and by when, how it stands, the moves made, and hints.
#pragma once

#include <span>

#include "src/gui/screens/common/script_panel.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

// `log`: of the match. REQUIRES: script.puzzle().
ScriptWish draw_puzzle(Frame& f, const ScenarioScript& script, std::span<const text::LogLine> log, Rect r);

}  // namespace cubenight::gui
