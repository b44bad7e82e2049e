// The sheet on which somebody who comes late is seated.
#pragma once

#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class LateSheet {
public:
    LateSheet(const Strings& say, const draft::Night& night);
    // False when it was closed.
    bool draw(Frame& f);

private:
    std::vector<draft::SeatSettings> seats_;  // those that there are, and the new one behind them
};

// Why nobody can join now; empty where somebody can.
std::string why_nobody_joins(const Strings& say, const draft::Night& night);

}  // namespace cubenight::gui
