// The parts of an effect, and the choices that rules ask for: judged by what the asking text does with them.
#pragma once

#include "engine/bots/worth/value.hpp"

namespace cubenight::bots {

// The option that the steady player takes in any choice but `main`.
Option part_option(const Outlook& outlook, Generator& generator);

}  // namespace cubenight::bots
