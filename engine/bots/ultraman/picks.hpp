// What to answer where a text asks, or the rules ask what no phase decides.
#pragma once

#include "engine/bots/ultraman/table.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::ultraman::steady {

// REQUIRES: view.asks_me, the choice has options.
Option pick_option(const Rulebook& book, const View& view, Effort& effort, Generator& generator);

}  // namespace cubenight::ultraman::steady
