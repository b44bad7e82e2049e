// Persons at the terminal: what they have to decide is asked in turn, on one shared screen, answered by number.
#pragma once

#include "src/night/conductor.hpp"

namespace cubenight::cli {

enum class Talk : std::uint8_t {
    answered,  // something was decided
    leave,     // they want to stop for now, or the input has ended
};

// Asks the next thing that only a person can decide and does it. REQUIRES: conductor.advance() waits.
Talk ask_next(Conductor& conductor);

}  // namespace cubenight::cli
