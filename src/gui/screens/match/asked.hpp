// What is said of the running choice, in the bar and over the board: its sign, the words of the text that asks, and what
// its answers are called.
#pragma once

#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/choice_list.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

// The card that asks, else a sign of who is waited for.
void asked_icon(Canvas& c, const MatchValues& v, Vec at);
// What is asked, as the shared parts show it.
Asking asking_of(const CardWords& said, const MatchValues& v);
// The list of cards or answers over the board, where there is one.
MatchWishes draw_choices(Frame& f, const MatchValues& v, const Asking& asking, ChoiceList& list, Rect board,
                         float bar_width);

}  // namespace cubenight::gui
