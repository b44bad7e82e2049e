// What a new night is called before somebody says otherwise.
#pragma once

#include <string>

#include "src/gui/kit/strings.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// The usual name, with a number where a night of today has it already.
std::string free_night_name(const Strings& say, const Session& session, const std::string& usual);

}  // namespace cubenight::gui
