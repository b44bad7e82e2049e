// The picture of the rooms: docs/pictures/rooms.svg.
#pragma once

#include <string>

#include "tests/house/arrows.hpp"

namespace cubenight::house {

// Rooms stand in the frame of the folder that they share. An arrow is drawn from a room to what it may include, unless
// other arrows lead there anyway; between frames one arrow stands for all. Empty where those lead in a circle.
std::string picture(const Arrows& rooms);

}  // namespace cubenight::house
