// Choosing what a text means, part by part (JA D-02 to D-05, I-H, E-33, E-34).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// How many a range asks for (JA D-02 to D-05); no range means all there are.
struct Bounds {
    int least = 0;
    int most = 0;
    bool random = false;
    bool all = false;
    bool whole = false;      // exactly so many, or nothing
    bool none = false;       // and nothing may be chosen (JA E-33.faq3)
    bool unchecked = false;  // fewer or none may be chosen, because the other seat cannot check what there is
};
Bounds bounds_of(Game& g, const Scope& scope, NodeIndex range);

// Pushes a frame that lets the text's actor choose; the result is in m.selected when the caller runs again.
enum class Search : std::uint8_t { no, hidden_zone, limited };
// `at_most`: places that there are for what is chosen.
void select(Game& g, std::uint8_t context, NodeIndex selection, Search search = Search::no, int at_most = 1000);
// The same, with only these to choose from.
void select_among(Game& g, std::uint8_t context, NodeIndex selection, CopySet among, int at_most = 1000);

void step_select(Game& g, Frame& frame);

}  // namespace cubenight::pokemon
