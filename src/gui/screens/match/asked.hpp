// What is said of the running choice, in the bar and over the board: its sign, the words of the text that asks, and what
// its answers are called.
#pragma once

#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

// The card that asks, else a sign of who is waited for.
void asked_icon(Canvas& c, const MatchValues& v, Vec at);
// The words of the text that asks, where a language has them; else what its optional part does, in notation.
std::string asking_words(const CardWords& said, const MatchValues& v);
std::string answer_label(const MatchValues& v, pokemon::Option option);
// Whether the answers fit as buttons into a bar of that width.
bool answers_fit(Canvas& c, const MatchValues& v, float width);

}  // namespace cubenight::gui
