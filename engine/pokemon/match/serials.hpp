// Serials of arrivals: what came when. Only their order and their equality mean something.
#pragma once

#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

// The next serial of an arrival. Where they run out they are numbered anew, in the same order.
std::uint16_t next_serial(Match& m);

}  // namespace cubenight::pokemon
