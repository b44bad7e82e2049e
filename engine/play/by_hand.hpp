// How much is done by hand at the table at most, in any game: so every match goes on.
#pragma once

namespace cubenight::play {

inline constexpr int most_hand_verbs = 100;  // of one text or correction; then there is nothing left but to be done
inline constexpr int most_hand_cards = 10;   // drawn or looked at, at once

}  // namespace cubenight::play
