// May it be done? Each answers with the clause that forbids it, or Clause::none.
#pragma once

#include "engine/ultraman/ask/state.hpp"

namespace cubenight::ultraman {

// The card can stand on a spot by itself: a character with a SINGLE BP (11.15.1).
bool stands_alone(const CompiledCard& card);

// A scene from hand, in the Lead player's scene phase (5.4, 6.1.2, 6.3).
Clause why_not_scene(Game& g, SeatId seat, CopyId copy);
// The scene's condition, wherever it comes from: enough battle areas, and no fewer rounds than the one that lies there.
Clause why_not_scene_there(const Game& g, CopyId copy);

// A character from hand onto a vacant spot (5.5, 12.4.3).
Clause why_not_set(Game& g, SeatId seat, CopyId copy);

// A character name, or a TEAM, in common (2.3.2.2, 5.6.2.1, 11.18.1).
bool are_of_one_line(const CompiledCard& a, const CompiledCard& b);
// One card on another, as far as the two are concerned: a name or TEAM in common, and one level higher (5.6.2.2, 11.18.1).
Clause why_not_upon(const CompiledCard& upper, const CompiledCard& lower);
// A card from hand onto a character (5.6).
Clause why_not_level_up(Game& g, SeatId seat, CopyId copy, Spot spot);
// A card onto a character by a text: as far as it makes a right stack.
Clause why_not_stack(Game& g, CopyId copy, Spot spot);
// Whether a `stack` can lay the card on, or below, that character.
bool fits_stack(Game& g, const Node& stack, CopyId copy, Spot spot);

}  // namespace cubenight::ultraman
