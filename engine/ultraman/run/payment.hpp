// Prices, which are paid in full or not at all (9.4.4, 11.4.4): whether one can be, and what may be chosen so that it still
// can. What cannot be counted at a glance is tried on a copy of the match.
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// All that the block says can be done now, in a running text.
bool can_be_done_in_full(Game& g, std::uint8_t context, NodeIndex block);
// The cost of a text that is not running yet.
bool can_be_paid(Game& g, CopyId copy, const CompiledText& text);
// Takes out of the running choice what would leave the price unpaid. Nothing where no price is paid.
void keep_payable(Game& g, std::uint8_t context);

}  // namespace cubenight::ultraman
