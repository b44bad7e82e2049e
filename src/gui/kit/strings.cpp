#include "src/gui/kit/strings.hpp"

#include "engine/core/utf8.hpp"

namespace cubenight::gui {

std::string_view first_letter(std::string_view name) { return name.substr(0, utf8_length(name)); }

}  // namespace cubenight::gui
