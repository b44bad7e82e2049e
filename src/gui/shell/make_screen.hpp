// Which screen a page is.
#pragma once

#include <memory>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

std::unique_ptr<Screen> make_screen(Page page);

}  // namespace cubenight::gui
