// The large face of the card that is pointed at for a moment, or at once with Alt, on the side where the pointer is not.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

void draw_large_card(Frame& f, const MatchValues& v, std::optional<CopyId> pointed, Rect board);

}  // namespace cubenight::gui
