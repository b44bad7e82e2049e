// A cube as lists show it.
#pragma once

#include <string>

#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

CubeSummary summary_of(std::string id, const draft::DraftCards& cards);

}  // namespace cubenight::gui
