// The rail at the left of the home screen: its places, the games, the languages.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

inline constexpr float rail_width = 232;

// Returns where to go, or where one is.
HomePlace draw_rail(Frame& f, Rect r, HomePlace place);

}  // namespace cubenight::gui
