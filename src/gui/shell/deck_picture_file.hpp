// The deck of the seat that looks at the screen, as a picture in a file.
#pragma once

#include <optional>
#include <string>

#include "engine/core/result.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

class Session;

// A PNG. It may be drawn in the middle of a frame of the window, whose letters are its own.
std::optional<Error> write_deck_picture(Session& session, text::Language language, const std::string& file);

}  // namespace cubenight::gui
