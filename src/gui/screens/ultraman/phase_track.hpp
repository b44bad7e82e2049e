// The nine phases of a turn as a track, with the steps of both players where a phase has them.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

void draw_phase_track(Frame& f, const Values& v, Rect r);

}  // namespace cubenight::gui::ucg
