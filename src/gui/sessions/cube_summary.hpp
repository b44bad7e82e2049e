// A cube as lists show it.
#pragma once

#include <string>

#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

CubeSummary summary_of(std::string id, const Cube& cube, const CardSet& cards);

}  // namespace cubenight::gui
