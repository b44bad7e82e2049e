// Whether a character or card passes the filters of a selection.
#pragma once

#include "engine/ultraman/ask/query.hpp"

namespace cubenight::ultraman {

// All filters of a set, but `distinct`, which is asked of several together.
bool passes(Game& g, const Scope& scope, NodeIndex set, Object object);
// One filter.
bool passes_filter(Game& g, const Scope& scope, NodeIndex filter, Object object);
// The first filter of that kind in a set, or nothing; the set may be no_node.
const Node* filter_of(const Scope& scope, NodeIndex set, NodeKind kind);
// Bits or a number by which the two are compared in `distinct` and `shares`.
bool have_in_common(Game& g, SameIn what, Object a, Object b);
// How many different ones there are among them.
int different(Game& g, SameIn what, const Candidates& among);
// A number of the object, or nothing where it has no such number.
std::optional<int> stat_of(Game& g, Stat stat, Object object);

}  // namespace cubenight::ultraman
