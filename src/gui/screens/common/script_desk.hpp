// The scenario of a match, beside its position or folded away: a ruling is stepped through and begun anew, a puzzle tells its
// hints.
#pragma once

#include "src/gui/screens/common/puzzle_end.hpp"
#include "src/gui/screens/common/script_panel.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

class ScriptDesk {
public:
    // `log`: of the match.
    void draw(Frame& f, ScenarioScript& script, std::span<const text::LogLine> log, Rect r);
    // While the panel is folded away.
    void keys(Frame& f, ScenarioScript& script);
    // Over everything else: what came of a puzzle.
    void draw_end(Frame& f, ScenarioScript& script);
    // Between two frames: the puzzle on the table goes, and the next one comes, where that was wished. Whether it was.
    bool changes_puzzle(Frame& f);

private:
    void carry_out(Frame& f, ScenarioScript& script, ScriptWish wish);

    ScriptWish then_ = ScriptWish::none;  // when the frame is drawn
    ScriptPanel panel_;
    PuzzleEnd end_;
};

}  // namespace cubenight::gui
