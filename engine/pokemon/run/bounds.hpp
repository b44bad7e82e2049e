// How many of what a text means are chosen (JA D-02 to D-05, E-33, E-34).
#pragma once

#include "engine/pokemon/ask/query.hpp"

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

// What kind of choice it is: a search of cards that lie face down, or one that is limited to some (m.among).
enum class Search : std::uint8_t { no, hidden_zone, limited };
// The bounds of one part, with what may be left out because nobody can check it.
Bounds bounds_of_part(Game& g, const Scope& scope, const SelectParts& parts, Search search);
// Of "any number" none may be chosen, unless a Trainer card or ability would then have changed nothing (JA D-02.b2).
bool must_change(Game& g, const Scope& scope, NodeIndex select, const SelectParts& parts);

}  // namespace cubenight::pokemon
