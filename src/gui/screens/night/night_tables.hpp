// The tables of a round, who sits at them and how far they are.
#pragma once

#include <optional>

#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

// Returns the table whose result is to be entered; they count from 1.
std::optional<int> draw_tables(Frame& f, const NightValues& v, Rect r);

}  // namespace cubenight::gui
