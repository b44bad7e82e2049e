// The felt of a match of the Ultraman Card Game: phases, players, scene, piles, and all that lies between them.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/thinking.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

// `lit`: cards that the pointed line of the log is about. `held`: a card of the hand that waits for its place.
Wishes draw_board(Frame& f, const Values& v, const Layout& lay, std::span<const CopyId> lit, CopyId held,
                  const Thinking& thinking);

}  // namespace cubenight::gui::ucg
