// Whether a text could change anything, and whether its cost can be paid (JA I-B-01.proc.1, A-02.1a, E-30). Only what the
// player knows who asks counts.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether carrying out the text could change anything, as far as is known (JA I-B-01.proc.1, A-02.1a).
bool could_change(Game& g, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot);
// The same answer from the match alone, without what is known beforehand of the text (Program::with_deck).
bool would_change(Game& g, const Program& program, SeatId controller, CopyId source, std::uint8_t slot);
// The same asked of a part of a running text (`may`, the parts of `either`).
bool part_could_change(Game& g, const Scope& scope, NodeIndex statement);
// Nothing could be done with what the `search` of a running text finds: the deck is not even looked at (JA C-11.b2).
bool searches_in_vain(Game& g, const Scope& scope, NodeIndex search);
// Whether the whole text could change anything if nothing is chosen for one of its selects.
bool changes_without(Game& g, const Scope& scope, NodeIndex select);

// Whether the cost of a text can be paid in full (JA E-30.b4).
bool can_pay_for(Game& g, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot = no_slot);
// How far the choice of what a cost takes has come: the selection and its part, how much of that is chosen, and which
// cards are gone already.
struct PaidSoFar {
    NodeIndex selection = no_node;
    NodeIndex select = no_node;
    int had = 0;
    CopySet gone;
};
// Of these cards, those with which the part can be paid and the rest of the cost then too (JA E-30.b4).
CopySet that_may_pay(Game& g, const Scope& scope, const PaidSoFar& so_far, CopySet cards);

}  // namespace cubenight::pokemon
