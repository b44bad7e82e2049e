// How long what moves on the table of a match takes at the usual pace, in milliseconds. What a card needs for its way and a
// coin to turn stands in the theme.
#pragma once

namespace cubenight::gui::motion_times {

inline constexpr float apart = 40;  // between two cards that begin one after another
inline constexpr int at_once = 6;   // of them; the others begin with the last one
inline constexpr float coins_apart = 110, coin_shown = 700;
inline constexpr float shuffle = 420, fall = 460, knock_out = 700, win = 460;
inline constexpr float longest = 4'000;  // everything between two moments

}  // namespace cubenight::gui::motion_times
