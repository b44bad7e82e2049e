// The own hand as a fan: what can be played, what cannot and why.
#pragma once

#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

// `lit`: cards that the pointed line of the log is about.
MatchWishes draw_hand(Frame& f, const MatchValues& v, std::span<const HandCard> hand, Rect strip,
                      std::span<const CopyId> lit);
// The card of it that was opened, over everything.
void draw_opened(Frame& f, const MatchValues& v, OpenedCard& opened);

}  // namespace cubenight::gui
