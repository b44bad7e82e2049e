// Choosing what a text means, part by part (JA D-02 to D-05, I-H, E-33, E-34).
#pragma once

#include "engine/pokemon/run/bounds.hpp"

namespace cubenight::pokemon {

// Pushes a frame that lets the text's actor choose; the result is in m.selected when the caller runs again.
// `at_most`: places that there are for what is chosen.
void select(Game& g, std::uint8_t context, NodeIndex selection, Search search = Search::no, int at_most = 1000);
// The same, with only these to choose from.
void select_among(Game& g, std::uint8_t context, NodeIndex selection, CopySet among, int at_most = 1000);

void step_select(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
