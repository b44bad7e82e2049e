// What a scenario file says beside its position: what is done and what must then be true, as lines that can be read
// and played one by one.
#pragma once

#include <string>
#include <vector>

#include "engine/scenario/step.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

enum class LineState : std::uint8_t { open, done, holds, fails };

struct ScriptLine {
    int line = 0;      // in its file
    std::string text;  // as it is written
    scenario::StatementKind kind = scenario::StatementKind::act;
    LineState state = LineState::open;
    Saying trouble;  // what is the case instead, where it fails
};

class ScenarioScript {
public:
    virtual ~ScenarioScript() = default;
    virtual const scenario::Scenario& scenario() const = 0;
    virtual std::string where() const = 0;  // "puzzles.scn, line 12"
    virtual const std::vector<ScriptLine>& lines() const = 0;
    // The line that is played next; their number where all were.
    virtual std::size_t next() const = 0;
    // Plays on to the end of the next act, with what chance is told and what must be true behind it.
    virtual Said step() = 0;
    // The position again, as at the beginning.
    virtual Said restart() = 0;
};

}  // namespace cubenight::gui
