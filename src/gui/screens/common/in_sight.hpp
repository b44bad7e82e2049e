// What stays in sight while something large is shown over the table, and where that then lies.
#pragma once

#include <vector>

#include "src/gui/kit/geometry.hpp"

namespace cubenight::gui {

struct InSight {
    std::vector<Rect> needed = {};  // what is asked is about it, or it is pressed next
    std::vector<Rect> wanted = {};  // is looked at besides: covered only where something needed would be else
};

// How much of what is needed a box covers there.
float needed_below(Rect box, const InSight& sight);
// The box moved inside the room to where it covers nothing that is needed, or as little as can be; of such places to where it
// covers little of what is wanted and lies near to where it was.
Rect out_of_the_way(Rect box, Rect room, const InSight& sight);

}  // namespace cubenight::gui
