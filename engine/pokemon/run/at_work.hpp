// The text that is carried out, for whoever listens.
#pragma once

#include "engine/pokemon/ask/state.hpp"

namespace cubenight::pokemon {

// The text whose procedure runs next, or for which one runs that it has begun; none where the rules alone do.
Source text_at_work(const Game& g);

}  // namespace cubenight::pokemon
