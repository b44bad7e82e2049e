// The own hand as a fan: what can be played, what cannot and why.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

// `lit`: cards that the pointed line of the log is about.
MatchWishes draw_hand(Frame& f, const MatchValues& v, std::span<const HandCard> hand, Rect strip,
                      std::span<const CopyId> lit);

}  // namespace cubenight::gui
