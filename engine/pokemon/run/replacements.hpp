// Texts that stand in for an event: `instead of` (JA D-16.ex2, E-31).
#pragma once

#include "engine/pokemon/ask/state.hpp"
#include "engine/pokemon/match/happening.hpp"

namespace cubenight::pokemon {

// Pushes the procedure that asks the `instead` texts for this event, where there is one: m.proceeds says afterwards
// whether it goes on. True where it pushed.
bool run_instead_heard(Game& g, const Happening& happening);
inline bool run_instead(Game& g, const Happening& happening) {
    const bool joins = g.m.joining != no_copy && happening.facts.subject_copy == g.m.joining;
    const bool heard = (g.m.events_heard >> static_cast<int>(happening.kind)) & 1;
    return (heard || joins) && run_instead_heard(g, happening);
}

void step_instead(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
