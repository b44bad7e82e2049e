// What a cube is made of, as home shows it: so many cards of each type and kind.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

struct CubePart {
    int count = 0;
    Colour colour;
    std::string name;
    std::function<void(Canvas&, Vec)> mark;
};
// In the order in which they are shown; those that the cube lacks have a count of 0.
std::vector<CubePart> parts_of(const Strings& say, const CubeSummary& cube);

// A bar in the colours of the parts, each as long as it has cards.
void draw_parts_bar(Canvas& c, Rect r, const std::vector<CubePart>& parts);

}  // namespace cubenight::gui
