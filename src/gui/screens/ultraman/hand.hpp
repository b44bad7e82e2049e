// The own hand as a fan: what can be set, levelled up or played, what cannot and why. Cards can be drawn onto the board.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

// `lit`: cards that the pointed line of the log is about. `held`: the card that waits for its place.
Wishes draw_hand(Frame& f, const Values& v, std::span<const HandCard> hand, Rect strip, const Layout& lay,
                 std::span<const CopyId> lit, CopyId held);

// What pressing that card means. A card that has several places is held until one is pressed.
Wishes press_card(const Values& v, const HandCard& card, CopyId held);

}  // namespace cubenight::gui::ucg
