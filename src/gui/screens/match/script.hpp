// The scenario beside its position: what it does and what must then be true, line by line.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_wishes.hpp"
#include "src/gui/sessions/scenario_script.hpp"

namespace cubenight::gui {

class Script {
public:
    MatchWishes draw(Frame& f, const ScenarioScript& script, Rect r);
    // While the panel is folded away.
    static MatchWishes keys(Frame& f);

private:
    struct Laid {
        std::vector<std::string> rows, trouble;
        float height;
    };

    MatchWishes buttons(Frame& f, const ScenarioScript& script, Rect r) const;
    void clauses(Frame& f, Rect r, const std::vector<std::string>& clauses) const;
    void lines(Frame& f, Rect view, const ScenarioScript& script);
    void line(Frame& f, Rect r, const ScenarioScript& script, std::size_t index, const Laid& laid) const;
    static std::vector<Laid> lay_lines(Frame& f, float width, const ScenarioScript& script);

    std::size_t seen_ = 0;  // the line that was next when the panel last followed it
};

}  // namespace cubenight::gui
