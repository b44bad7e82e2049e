// How a character's BP comes about, beside the board: step by step, each with the card that makes it and its clause.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

// A step in words: "grade up by 1".
std::string step_text(const Strings& say, const BpStep& step);
float bp_panel_height(std::size_t steps);
void draw_bp_panel(Frame& f, const Values& v, Spot spot, std::span<const BpStep> steps, Rect r);

}  // namespace cubenight::gui::ucg
