// A puzzle beside its position: what is to be reached and by when, how it stands, the moves made, and hints.
#pragma once

#include <span>
#include <string>

#include "src/gui/screens/common/script_panel.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

// The goal in a sentence.
std::string goal_words(Frame& f, const PuzzleGoal& goal);

// `log`: of the match. REQUIRES: script.puzzle().
ScriptWish draw_puzzle(Frame& f, const ScenarioScript& script, std::span<const text::LogLine> log, Rect r);

// The same in one line, where the panel is folded away: what is to be reached, by when, and how it stands; of a scenario without
// a goal its title and how far it was played. True when it is pressed, which unfolds the panel.
inline constexpr float folded_script_height = 32;
bool draw_folded_script(Frame& f, const ScenarioScript& script, Rect r);

}  // namespace cubenight::gui
