// The screens, one file each.
#pragma once

#include <memory>

namespace cubenight::gui {

class Screen;

std::unique_ptr<Screen> make_anatomy();

}  // namespace cubenight::gui
