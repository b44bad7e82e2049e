// The window's look and language as a person left them, kept in the user's folder (settings.json).
#pragma once

#include <optional>

#include "engine/core/result.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::cli {

// As kept; as usual where nothing is kept or the file cannot be read.
gui::Taste kept_taste();
// Why it could not be kept; nothing where it was.
std::optional<Error> keep_taste(const gui::Taste& taste);

}  // namespace cubenight::cli
