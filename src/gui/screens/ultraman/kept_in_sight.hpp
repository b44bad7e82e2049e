// What of the board stays in sight while something large is shown over it.
#pragma once

#include "src/gui/screens/common/in_sight.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

// Whether somebody asked for what is shown, as by pointing at a card.
enum class Shown : std::uint8_t { wished, unasked };

InSight in_sight_of(const Values& v, const Layout& lay, Shown shown);

}  // namespace cubenight::gui::ucg
