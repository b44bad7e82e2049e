// What a person sets once for all screens.
#pragma once

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

void draw_settings(Frame& f, Rect r);

}  // namespace cubenight::gui
