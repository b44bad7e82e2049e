// `by hand`: what the program could not read is carried out by its player, one small verb after another, until that player is
// done and the opponent agrees. Nothing that is done by hand sets off a text; Knock Outs and the like are seen to afterwards.
// A judge's correction (OptionKind::judge) is done with the same verbs; it needs no consent, and no text stands behind it.
#pragma once

#include "engine/play/by_hand.hpp"
#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

using play::most_hand_cards;
using play::most_hand_verbs;
inline constexpr int most_hand_refusals = 2;   // of the opponent; then being done needs no consent
inline constexpr int most_hand_counters = 30;  // put or removed at once

void verb_by_hand(Game& g, Frame& frame, const Scope& scope, const Node& node);
// Proc::by_hand.
void step_by_hand(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
