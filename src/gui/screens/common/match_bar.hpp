// The top bar of a match: where one is at the left, the exits at the right. What stands between them is the game's own.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/table_wishes.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

struct MatchBar {
    Rect bar;
    float left = 0;  // from where to where there is room
    float right = 0;
    TableWishes wishes;
};

MatchBar draw_match_bar(Frame& f, const TableSession& match);

}  // namespace cubenight::gui
