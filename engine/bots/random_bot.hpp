// The simplest player: every listed option is equally likely. The measure for speed and for the laws.
#pragma once

#include "engine/core/chance.hpp"

namespace cubenight::bots {

// Of a choice of whatever game. REQUIRES: it has options.
template <class Choice>
auto random_option(const Choice& choice, Generator& generator) {
    return choice.options[generator.below(static_cast<std::uint32_t>(choice.options.size()))];
}

}  // namespace cubenight::bots
