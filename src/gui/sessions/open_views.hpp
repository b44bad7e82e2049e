// What both seats of a match know together.
#pragma once

#include "engine/pokemon/view.hpp"
#include "engine/ultraman/view.hpp"

namespace cubenight::gui {

// Adds to a seat's view what the other seat knows. REQUIRES (both): the views are of the same moment.
void open_to_both(pokemon::View& view, const pokemon::View& other);
void open_to_both(ultraman::View& view, const ultraman::View& other);

}  // namespace cubenight::gui
