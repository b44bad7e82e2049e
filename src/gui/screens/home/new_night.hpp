// The panel for a new night: which cube, how many players, what that makes of packs and decks.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/cube_choice.hpp"
#include "src/gui/screens/home/table_choice.hpp"

namespace cubenight::gui {

class NewNightPanel {
public:
    HomeWishes draw(Frame& f, Rect r, TableChoice& choice);
    // What lies over the page, once everything else of it is drawn.
    void sheets(Frame& f, TableChoice& choice);

private:
    CubeChoice cubes_;
};

}  // namespace cubenight::gui
