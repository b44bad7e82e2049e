// The curtain between two people who share a screen. What it hides is not drawn at all: only the name of the person
// for whom it waits is known here.
#pragma once

#include <string_view>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// Names the next person, opens while Space or the button is held. True once, when it opens.
bool draw_curtain(Frame& f, std::string_view name, std::string_view covered);

}  // namespace cubenight::gui
