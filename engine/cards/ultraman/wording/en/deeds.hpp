// A verb with what stands behind it, in the forms that a sentence needs.
#pragma once

#include <string>
#include <string_view>

#include "engine/cards/ultraman/wording/teller.hpp"

namespace cubenight::ultraman::wording {

Said done(std::string_view verb, const std::string& rest);

}  // namespace cubenight::ultraman::wording
