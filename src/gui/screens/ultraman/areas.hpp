// The battle areas of a match of the Ultraman Card Game: both players' characters facing each other.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

Wishes draw_areas(Frame& f, const Values& v, const Layout& lay, std::span<const CopyId> lit, CopyId held);

// What pressing that character's place means; nothing is said where it only opens what lies there.
Wishes press_spot(const Values& v, Spot spot, CopyId held);

}  // namespace cubenight::gui::ucg
