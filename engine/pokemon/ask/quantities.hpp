// Numbers and predicates of texts, evaluated as they are now (JA E-11, D-13).
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

int quantity(Game& g, const Scope& scope, NodeIndex node);
bool holds(Game& g, const Scope& scope, NodeIndex condition);
// What players said to the `agrees` of a condition, a bit for each in printed order.
struct Agreements {
    std::uint16_t asked = 0, yes = 0;
};
// Whether it holds by what is known so far: 1 yes, 0 no, -1 where it depends on an `agrees` that is not answered yet;
// `next` is then the first of them, and `next_number` its place.
struct Verdict {
    int holds = 0;
    NodeIndex next = no_node;
    int next_number = 0;
};
Verdict verdict_on(Game& g, const Scope& scope, NodeIndex condition, Agreements said = {});

// Units of an attached energy card that the filters mean, a set or no_node: where they ask for a type, units of that type
// (JA B-02.ex1). A card that they mean has at least one.
int units_meant(Game& g, const Scope& scope, NodeIndex filters, CopyId copy);

}  // namespace cubenight::pokemon
