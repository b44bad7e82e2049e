// What the commands that use the card library share.
#pragma once

#include <optional>

#include "src/library/library.hpp"

namespace cubenight::cli {

// Tells an error; the exit status for it.
int told(const Error& error);

// A library with cards in it, or nothing when it was said why there is none.
std::optional<library::Library> open_library();

}  // namespace cubenight::cli
