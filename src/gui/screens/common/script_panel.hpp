// The scenario beside its position: what it does and what must then be true, line by line.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/scenario_script.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

// What is to be done with the scenario: the next step, or the next hint of a puzzle; all from the beginning; or the puzzle
// that comes after one that is solved; or the table is left.
enum class ScriptWish : std::uint8_t { none, step, restart, next_puzzle, leave };

class ScriptPanel {
public:
    ScriptWish draw(Frame& f, const ScenarioScript& script, Rect r);

private:
    struct Laid {
        std::vector<std::string> rows, trouble;
        float height;
    };

    void clauses(Frame& f, Rect r, const std::vector<std::string>& clauses) const;
    void lines(Frame& f, Rect view, const ScenarioScript& script);
    void line(Frame& f, Rect r, const ScenarioScript& script, std::size_t index, const Laid& laid) const;
    static std::vector<Laid> lay_lines(Frame& f, float width, const ScenarioScript& script);

    std::size_t seen_ = 0;  // the line that was next when the panel last followed it
};

// The two buttons at the foot of the panel: one step further, called so, and from the beginning. `locked`: why there is no
// further one.
struct FurtherButton {
    std::string_view id, label, locked{};
    Icon icon = Icon::chevron_right;
    Rank rank = Rank::usual;
    ScriptWish wish = ScriptWish::step;
};
ScriptWish script_buttons(Frame& f, Rect r, const FurtherButton& further);

}  // namespace cubenight::gui
