// What most verbs do: whom or what they mean is chosen, and then they act on it.
#pragma once

#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"
#include "engine/pokemon/run/select.hpp"

namespace cubenight::pokemon {

enum VerbStep : std::uint8_t { choose_them, act_on_them };

// True in the first of the two steps: the selection is chosen.
inline bool chooses_first(Game& g, Frame& frame, NodeIndex selection) {
    if (frame.step != choose_them) return false;
    frame.step = act_on_them;
    select(g, frame.context, selection);
    return true;
}

// The second step of a verb that means Pokémon: act(slot) is called for each that was chosen and that the text reaches, and
// says how much was done to it.
template <class Act>
void act_on_reached(Game& g, Frame& frame, const Scope& scope, NodeIndex selection, Act&& act) {
    int done = 0;
    for (CopyId bottom : g.m.selected)
        if (const std::uint8_t slot = slot_of(g.m, bottom); slot != no_slot && reaches(g, scope, slot, Clause::C_17_b1))
            done += act(slot);
    verb_done(g, frame, done, complied(g, scope, selection, done));
}

}  // namespace cubenight::pokemon
