// What CLI11 complains of, in words that have other languages (src/text).
#pragma once

#include <string_view>

#include "engine/core/saying.hpp"

namespace cubenight::cli {

// What its error is called, and what it says as this version of it words that; anything else is passed on as it is.
Saying wrong_arguments(std::string_view kind, std::string_view what);

}  // namespace cubenight::cli
