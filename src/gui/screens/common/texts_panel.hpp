// Texts below each other that scroll where they have no room.
#pragma once

#include <span>
#include <string>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

struct PanelText {
    std::string text;
    TextStyle style;
    bool apart = true;  // a line of room below
};

void draw_texts(Frame& f, std::string_view id, Rect r, std::span<const PanelText> texts);

}  // namespace cubenight::gui
