// What is said of the running choice, in the bar and over the board: its sign, the words of the text that asks, and what
// its answers are called.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/choice_list.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

// The card that asks, else a sign of who is waited for.
void asked_icon(Canvas& c, const Values& v, Vec at);
// What is asked, as the shared parts show it. `held`: a card of the hand that waits for its place.
Asking asking_of(Frame& f, const Values& v, CopyId held);
// The phase of the moment that is told, and what has just happened.
Asking told_of(Frame& f, const Values& v);
// The list of cards or answers over the board, where there is one.
Wishes draw_choices(Frame& f, const Values& v, const Asking& asking, ChoiceList& list, Rect board, float bar_width);

}  // namespace cubenight::gui::ucg
