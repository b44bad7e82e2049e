// The simplest player: every listed option is equally likely. The measure for speed and for the laws.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/pokemon/match/choice.hpp"

namespace cubenight::bots {

// REQUIRES: the choice has options.
inline pokemon::Option random_option(const pokemon::Choice& choice, Generator& generator) {
    return choice.options[generator.below(static_cast<std::uint32_t>(choice.options.size()))];
}

}  // namespace cubenight::bots
