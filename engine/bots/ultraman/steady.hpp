// A sensible player: it tries what it may do on a table of its own and goes by a few rules of thumb beyond this turn.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/view.hpp"

namespace cubenight::ultraman::steady {

// One of the options that the view's choice lists; decided by the view and, between equals, by the generator.
// REQUIRES: view.asks_me, the choice has options.
Option option(const Rulebook& book, const View& view, Generator& generator);

}  // namespace cubenight::ultraman::steady
