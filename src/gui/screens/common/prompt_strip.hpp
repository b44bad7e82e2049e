// The bar under the board that says what is asked: of whom, about which card, with which keys, and the way out.
#pragma once

#include <functional>
#include <span>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/asking.hpp"
#include "src/gui/screens/common/table_wishes.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

// Whether the answers fit as buttons into a bar of that width.
bool answers_fit(Canvas& c, const Asking& asking, float width);

// A sign in the middle of a place, as of the card that asks.
using DrawSign = std::function<void(Vec)>;

// Where the log is folded away, the bar shows its last lines.
TableWishes draw_prompt(Frame& f, const Asking& asking, std::span<const text::LogLine> lines, Rect r, LogShown log,
                        ListShown list, const DrawSign& sign);

}  // namespace cubenight::gui
