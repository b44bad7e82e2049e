// Whether a text could change anything, and whether its cost can be paid (JA I-B-01.proc.1, A-02.1a, E-30). Only what the
// player knows who asks counts.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether carrying out the text could change anything, as far as is known (JA I-B-01.proc.1, A-02.1a).
bool could_change(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot);
// The same answer from the match alone, without what is known beforehand of the text (Program::with_deck).
bool would_change(Game& g, const Program& program, std::uint8_t controller, CopyId source, std::uint8_t slot);
// The same asked of a part of a running text (`may`, the parts of `either`).
bool part_could_change(Game& g, const Scope& scope, NodeIndex statement);
// The same asked of the whole text if nothing is chosen for one of its selects.
bool changes_without(Game& g, const Scope& scope, NodeIndex select);

// Whether the cost of a text can be paid in full (JA E-30.b4).
bool can_pay_for(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot = no_slot);
// Whether that selection of a cost can be paid with the card, and the rest of the cost then too, these cards being gone
// already.
bool may_pay_with(Game& g, const Scope& scope, NodeIndex selection, CopyId copy, CopySet gone);

}  // namespace cubenight::pokemon
