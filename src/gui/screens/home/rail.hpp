// The rail at the left of the home screen: its places, the games, the languages.
#pragma once

#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

inline constexpr float rail_width = 232;

// A button for each language, in a row of that width.
void draw_languages(Frame& f, Vec corner, const std::string& id);
inline constexpr float languages_width = 203;

// Returns where to go, or where one is.
HomePlace draw_rail(Frame& f, Rect r, HomePlace place);

}  // namespace cubenight::gui
