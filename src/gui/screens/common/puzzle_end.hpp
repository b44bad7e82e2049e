// What came of a puzzle, over its board: reached or missed, and where one goes from there.
#pragma once

#include "src/gui/screens/common/end_crest.hpp"
#include "src/gui/screens/common/script_panel.hpp"

namespace cubenight::gui {

class PuzzleEnd {
public:
    // Once for each end: whoever looks at the table then is not held up again. REQUIRES: script.puzzle().
    ScriptWish draw(Frame& f, const ScenarioScript& script);

private:
    ScriptWish ways_on(Frame& f, Rect r, bool solved);

    scenario::GoalState told_ = scenario::GoalState::open;
    ComingCrest crest_;
};

}  // namespace cubenight::gui
