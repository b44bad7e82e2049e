// The sheet that asks, before something else comes onto the bench, what becomes of changes that are not saved.
#pragma once

#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

enum class UnsavedAnswer : std::uint8_t { open, stay, save, drop };
// `name`: of what lies there. `why_not_saved`: empty where it can be. `id`: what the items of the buttons begin with.
UnsavedAnswer ask_unsaved(Frame& f, const std::string& id, const std::string& name, std::string_view why_not_saved);

}  // namespace cubenight::gui
