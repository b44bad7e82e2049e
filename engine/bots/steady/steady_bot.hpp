// A sensible player: it judges what the view shows by a few rules of thumb, without looking ahead.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::bots {

// One of the options that the view's choice lists; decided by the view and, between equals, by the generator.
// Allocates nothing. REQUIRES: view.asks_me, the choice has options.
pokemon::Option steady_option(const pokemon::Rulebook& book, const pokemon::View& view, Generator& generator);

}  // namespace cubenight::bots
